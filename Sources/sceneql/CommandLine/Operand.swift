/// A word that a command takes beside its flags.
struct Operand: Sendable {
  /// How many words stand in its place.
  enum Count: Sendable {
    case one, optional, any
  }

  /// What a shell can offer in its place.
  enum Completion: Sendable {
    case nothing, files, folders, rules, listings, commands
    case words([String])
  }

  /// The name in capitals, as help shows it.
  let name: String
  /// What it means, in a line.
  let summary: String
  let count: Count
  let completion: Completion

  init(_ name: String, _ summary: String, count: Count = .one, completion: Completion = .nothing) {
    self.name = name
    self.summary = summary
    self.count = count
    self.completion = completion
  }

  /// How the usage line shows it.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name)...]"
    }
  }
}
