/// Finds which elements of two lists are the same thing, by keys that get less and less strict.
struct Matcher<Element> {
  /// Pairs in the order of the old list.
  private(set) var pairs: [(old: Element, new: Element)] = []
  /// What has no partner, in order.
  private(set) var removed: [Element]
  /// What has no partner, in order.
  private(set) var added: [Element]

  init(old: [Element], new: [Element]) {
    removed = old
    added = new
  }

  /// Pairs what has the same key and no partner yet; the first goes with the first.
  ///
  /// - Parameters:
  ///   - oldKey: nil for an element that this key says nothing about.
  ///   - newKey: the same for the new list.
  mutating func pair<Key: Hashable>(by oldKey: (Element) -> Key?, _ newKey: (Element) -> Key?) {
    var waiting: [Key: [Int]] = [:]
    for (index, element) in added.enumerated().reversed() {
      if let key = newKey(element) { waiting[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    removed.removeAll { element in
      guard let key = oldKey(element), let index = waiting[key]?.popLast() else { return false }
      pairs.append((element, added[index]))
      taken.insert(index)
      return true
    }
    added = added.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// The same for a key that both lists give alike.
  mutating func pair<Key: Hashable>(by key: (Element) -> Key?) {
    pair(by: key, key)
  }
}
