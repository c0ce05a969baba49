import CodeFacts

/// The tokens of a file, without comments and preprocessor lines, and what those lines said.
struct LexedFile {
  let source: SourceBytes
  var tokens: [Token] = []
  /// For each bracket its partner, as an index into `tokens`; -1 for other tokens and for brackets without one.
  var partners: [Int] = []
  var macros: [MacroText] = []
  /// Where the branches of `#if` begin and end, in order.
  var branchMarks: [BranchMark] = []
  var imports: [String] = []
  var suppressions: [SuppressionFact] = []
  var problems: [ProblemFact] = []

  init(source: SourceBytes) {
    self.source = source
  }

  /// The bytes of a token.
  func bytes(_ index: Int) -> ArraySlice<UInt8> {
    source.bytes[tokens[index].start..<tokens[index].end]
  }

  func text(_ index: Int) -> String {
    source.text(tokens[index].start, tokens[index].end)
  }

  /// Whether the token is exactly this punctuation or word.
  func isToken(_ index: Int, _ expected: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard token.kind == .identifier || token.kind == .punctuation || token.kind == .at,
      token.end - token.start == expected.utf8CodeUnitCount
    else { return false }
    return source.bytes[token.start..<token.end].elementsEqual(
      UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount))
  }

  func isIdentifier(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .identifier
  }

  func position(_ index: Int) -> SourcePosition {
    source.position(of: tokens[index].start)
  }
}

/// A preprocessor line that begins, turns or ends a condition.
struct BranchMark {
  enum Kind {
    case opening
    case turning
    case closing
  }

  let kind: Kind
  /// The first token after it.
  let token: Int
}

/// A `#define` and where its text stands.
struct MacroText {
  let name: String
  /// The names of its parameters; nil where it is an object-like macro.
  let parameters: [String]?
  /// Byte offsets of the text that stands for it.
  let start: Int
  let end: Int
  let isConditional: Bool
  let offset: Int
}
