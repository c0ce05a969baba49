/// An entry point of a parsed property list, whose line is yet to be found.
struct FoundEntry {
  let key: String
  let name: String
  /// The value as written; nil where the name is not written but implied.
  let value: String?
  let target: EntryPointFact.Target

  init(key: String, name: String, value: String?, of entry: EntryPointKey) {
    self.key = key
    self.name = name
    self.value = value
    target = entry.target
  }

  /// The entry that a value makes; nil where the value is empty.
  init?(key: String, value: String, of entry: EntryPointKey, target: EntryPointFact.Target? = nil) {
    guard let name = EntryPointKey.name(of: value) else { return nil }
    self.key = key
    self.name = name
    self.value = value
    self.target = target ?? entry.target
  }

  /// The entries of a key in a dictionary, with and without modifiers.
  static func entries(_ entry: EntryPointKey, in dictionary: [String: Any]) -> [FoundEntry] {
    dictionary.compactMap { key, value in
      guard entry.matches(key), let value = value as? String else { return nil }
      return FoundEntry(key: key, value: value, of: entry)
    }
  }
}
