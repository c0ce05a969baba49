/// What linking asks of files beyond their own facts, told apart by the names it asks for.
struct Question: Hashable, Sendable {
  /// What is asked for.
  enum Kind: String, Sendable {
    /// Which files hold one of the names.
    case files
    /// The facts of a file with the calls of some names.
    case facts
    /// The facts of all files that hold one of some names, with the calls of others.
    case naming
    /// What a file's code says that its facts leave unread.
    case unreadCode
  }

  private(set) var kind: Kind
  /// The names that files are looked through for, in order.
  private(set) var names: [String] = []
  /// The names whose calls are wanted, in order.
  private(set) var callNames: [String] = []

  static func files(naming names: Set<String>) -> Question {
    Question(kind: .files, names: names.sorted())
  }

  static func facts(callNames: Set<String>) -> Question {
    Question(kind: .facts, callNames: callNames.sorted())
  }

  static func facts(naming names: Set<String>, callNames: Set<String>) -> Question {
    Question(kind: .naming, names: names.sorted(), callNames: callNames.sorted())
  }

  static let unreadCode = Question(kind: .unreadCode)
}

extension Question: CodedFact {
  static var blank: Question { .unreadCode }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&kind)
    coder.code(&names)
    coder.code(&callNames)
  }
}

extension Question.Kind: CodedWord {
  static var blank: Question.Kind { .files }
}
