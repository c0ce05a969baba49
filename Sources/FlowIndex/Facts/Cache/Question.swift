import SourceTree

/// What linking asks of files beyond their own facts, told apart by the names it asks for.
struct Question: Hashable, Sendable {
  /// A fingerprint of the kind of question and of all names.
  let fingerprint: ContentHash

  /// Which files hold one of the names.
  static func files(naming names: Set<String>) -> Question {
    Question("files", [names])
  }

  /// The facts of a file with the calls of some names.
  static func facts(callNames: Set<String>) -> Question {
    Question("facts", [callNames])
  }

  /// The facts of all files that hold one of some names, with the calls of others.
  static func facts(naming names: Set<String>, callNames: Set<String>) -> Question {
    Question("naming", [names, callNames])
  }

  /// What a file's code says that its facts leave unread.
  static let unreadCode = Question("unread", [])

  init(fingerprint: ContentHash) {
    self.fingerprint = fingerprint
  }

  private init(_ kind: String, _ sets: [Set<String>]) {
    var text = Array(kind.utf8)
    for set in sets {
      text.append(1)
      // A set has no order of its own.
      for name in set.map({ Array($0.utf8) }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        text += name
        text.append(0)
      }
    }
    fingerprint = ContentHash(of: text)
  }
}
