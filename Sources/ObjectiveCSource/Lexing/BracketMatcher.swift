import CodeFacts

/// Pairs the brackets of a file, so that every later step can jump over what it does not read.
struct BracketMatcher {
  private var file: LexedFile
  private var open: [Int] = []
  /// How many of the open brackets are braces: no brace is looked for where none is open.
  private var openBraceCount = 0
  /// What was open where each condition began: its branches start from the same place.
  private var openAtConditions: [[Int]?] = []
  private var nextMark = 0

  /// Deeper nests are not kept for the other branches of a condition, so that the work stays linear.
  private static let maximumKept = 64

  static func match(_ lexed: LexedFile) -> LexedFile {
    var matcher = BracketMatcher(file: lexed)
    matcher.run()
    return matcher.file
  }

  private init(file: LexedFile) {
    self.file = file
    self.file.partners = [Int](repeating: -1, count: file.tokens.count)
  }

  private mutating func run() {
    for index in file.tokens.indices {
      passMarks(before: index)
      let token = file.tokens[index]
      if token.kind == .at, isBoundary(index + 1) { giveUpOpenBrackets() }
      guard token.kind == .punctuation, token.end - token.start == 1 else { continue }
      switch file.source.bytes[token.start] {
      case UInt8(ascii: "{"):
        openBrace(index)
      case UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(index)
      case UInt8(ascii: "}"):
        closeBrace(index)
      case UInt8(ascii: ")"):
        close(index, UInt8(ascii: "("))
      case UInt8(ascii: "]"):
        close(index, UInt8(ascii: "["))
      default:
        break
      }
    }
    giveUpOpenBrackets()
  }

  // MARK: - Conditions

  private mutating func passMarks(before token: Int) {
    while nextMark < file.branchMarks.count, file.branchMarks[nextMark].token <= token {
      switch file.branchMarks[nextMark].kind {
      case .opening:
        openAtConditions.append(open.count <= Self.maximumKept ? open : nil)
      case .turning:
        if case .some(.some(let kept)) = openAtConditions.last { reopen(kept) }
      case .closing:
        _ = openAtConditions.popLast()
      }
      nextMark += 1
    }
  }

  private mutating func reopen(_ kept: [Int]) {
    open = kept
    openBraceCount = kept.count { byte($0) == UInt8(ascii: "{") }
  }

  // MARK: - Brackets

  /// Words after an at sign that no bracket can enclose: what was open before them is damage.
  private func isBoundary(_ index: Int) -> Bool {
    file.isToken(index, "end") || file.isToken(index, "implementation") || file.isToken(index, "interface")
  }

  /// The braces of `extern "C" {` and `namespace x {` hold declarations like those outside, so they are no brackets.
  private mutating func openBrace(_ index: Int) {
    if index > 0, file.tokens[index - 1].kind == .string || file.isToken(index - 1, "namespace") { return }
    if file.isToken(index - 2, "namespace") { return }
    openBraceCount += 1
    open.append(index)
  }

  /// Pairs a bracket with the last open one, if that is of its kind; one that fits nothing is passed over.
  private mutating func close(_ index: Int, _ wanted: UInt8) {
    guard let last = open.last, byte(last) == wanted else { return }
    open.removeLast()
    pair(last, index)
  }

  /// Pairs a brace with the last open brace: whatever stands open inside is damage.
  private mutating func closeBrace(_ index: Int) {
    guard openBraceCount > 0, let match = open.lastIndex(where: { byte($0) == UInt8(ascii: "{") }) else { return }
    if match + 1 < open.count { note(open[match + 1]) }
    pair(open[match], index)
    open.removeSubrange(match...)
    openBraceCount -= 1
  }

  private mutating func pair(_ opening: Int, _ closing: Int) {
    file.partners[opening] = closing
    file.partners[closing] = opening
  }

  private func byte(_ index: Int) -> UInt8 {
    file.source.bytes[file.tokens[index].start]
  }

  /// One problem a damaged stretch is enough: the rest follows from it.
  private mutating func giveUpOpenBrackets() {
    if let first = open.first { note(first) }
    open.removeAll(keepingCapacity: true)
    openBraceCount = 0
  }

  private mutating func note(_ index: Int) {
    let message = "the '\(file.text(index))' that stands here is never closed"
    file.problems.append(ProblemFact(position: file.position(index), message: message))
  }
}
