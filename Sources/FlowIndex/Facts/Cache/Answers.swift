/// What the contents answer to one question, by the ids of the contents.
struct Answers: Sendable {
  /// What one content answers.
  enum Answer: Sendable {
    /// It holds none of the names.
    case no
    /// It holds one of the names.
    case yes
    /// It holds one; the facts with the calls that were asked for, as bytes.
    case facts([UInt8])
  }

  private(set) var byContent: [Int: Answer] = [:]

  subscript(content: Int) -> Answer? {
    get { byContent[content] }
    set { byContent[content] = newValue }
  }
}

extension Answers: CodedFact {
  static var blank: Answers { Answers() }

  mutating func code(with coder: inout some FactCoder) {
    var entries = byContent.map { Entry(content: $0.key, answer: $0.value) }.sorted { $0.content < $1.content }
    coder.code(&entries)
    byContent = Dictionary(entries.map { ($0.content, $0.answer) }, uniquingKeysWith: { $1 })
  }

  private struct Entry: CodedFact {
    var content: Int
    var answer: Answer

    static var blank: Entry { Entry(content: 0, answer: .no) }

    mutating func code(with coder: inout some FactCoder) {
      coder.code(&content)
      coder.code(&answer)
    }
  }
}

extension Answers.Answer: CodedFact {
  static var blank: Answers.Answer { .no }

  mutating func code(with coder: inout some FactCoder) {
    var number = 0
    var bytes: [UInt8] = []
    switch self {
    case .no: break
    case .yes: number = 1
    case .facts(let own): (number, bytes) = (2, own)
    }
    coder.code(&number)
    switch number {
    case 0: self = .no
    case 1: self = .yes
    case 2:
      coder.code(&bytes)
      self = .facts(bytes)
    default: coder.fail()
    }
  }
}
