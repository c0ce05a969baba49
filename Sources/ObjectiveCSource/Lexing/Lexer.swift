import CodeFacts

/// Cuts Objective-C text into tokens in one pass, in linear time, whatever the bytes are.
struct Lexer {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int
  private var isAtLineStart = true
  private var branches = ConditionalBranches()
  private var file: LexedFile

  private init(source: SourceBytes, from start: Int, to end: Int) {
    bytes = source.bytes
    index = start
    self.end = end
    file = LexedFile(source: source)
  }

  /// The tokens of a whole file.
  static func lex(_ source: SourceBytes) -> LexedFile {
    var lexer = Lexer(source: source, from: 0, to: source.bytes.count)
    lexer.run()
    return BracketMatcher.match(lexer.file)
  }

  /// The tokens of the text of a macro.
  static func lex(_ macro: MacroText, of source: SourceBytes) -> LexedFile {
    var lexer = Lexer(source: source, from: macro.start, to: macro.end)
    lexer.isAtLineStart = false
    lexer.run()
    return BracketMatcher.match(lexer.file)
  }

  private mutating func run() {
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x0D:
        isAtLineStart = true
        index += 1
      case 0x20, 0x09, 0x0B, 0x0C:
        index += 1
      case UInt8(ascii: "\\"):
        skipBackslash()
      case UInt8(ascii: "#") where isAtLineStart:
        readDirective()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        readLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        readBlockComment()
      default:
        isAtLineStart = false
        readToken(byte)
      }
    }
    append(.end, from: end)
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < end ? bytes[index + distance] : nil
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    file.tokens.append(Token(kind: kind, isConditional: branches.isConditional, start: start, end: index))
  }

  // MARK: - Tokens

  private mutating func readToken(_ byte: UInt8) {
    let start = index
    switch byte {
    case UInt8(ascii: "\""):
      skipQuoted(by: byte)
      append(.string, from: start)
    case UInt8(ascii: "'"):
      skipQuoted(by: byte)
      append(.character, from: start)
    case UInt8(ascii: "@"):
      index += 1
      append(.at, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipWord()
      append(.number, from: start)
    case _ where ByteClass.startsWord(byte):
      skipWord()
      append(.identifier, from: start)
    default:
      index += punctuationLength(byte)
      append(.punctuation, from: start)
    }
  }

  /// Two bytes for the operators that mean something else than their parts.
  private func punctuationLength(_ first: UInt8) -> Int {
    guard let second = peek(1) else { return 1 }
    switch (first, second) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: "="), UInt8(ascii: "=")),
      (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "&"), UInt8(ascii: "&")),
      (UInt8(ascii: "|"), UInt8(ascii: "|")), (UInt8(ascii: "+"), UInt8(ascii: "=")),
      (UInt8(ascii: "-"), UInt8(ascii: "=")), (UInt8(ascii: "+"), UInt8(ascii: "+")),
      (UInt8(ascii: "-"), UInt8(ascii: "-")):
      return 2
    default:
      return 1
    }
  }

  private mutating func skipWord() {
    while index < end, ByteClass.continuesWord(bytes[index]) { index += 1 }
  }

  /// Goes past a literal; one that its line does not close ends with the line.
  private mutating func skipQuoted(by quote: UInt8) {
    index += 1
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D { return }
      index += byte == UInt8(ascii: "\\") && index + 1 < end ? 2 : 1
      if byte == quote { return }
    }
    index = min(index, end)
  }

  /// A backslash joins lines; elsewhere it is only a stray byte.
  private mutating func skipBackslash() {
    index += 1
    if index < end, bytes[index] == 0x0D { index += 1 }
    if index < end, bytes[index] == 0x0A { index += 1 }
  }

  // MARK: - Comments

  private mutating func readLineComment() {
    let start = index
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    noteSuppression(from: start)
  }

  private mutating func noteSuppression(from start: Int) {
    let comment = bytes[start..<index]
    guard let suppression = SuppressionComment.read(comment, at: file.source.position(of: start)) else { return }
    file.suppressions.append(suppression)
  }

  private mutating func readBlockComment() {
    let start = index
    index += 2
    while index < end {
      if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        noteSuppression(from: start)
        return
      }
      index += 1
    }
    file.problems.append(
      ProblemFact(position: file.source.position(of: start), message: "the comment that starts here is never closed"))
  }

  // MARK: - Preprocessor lines

  private mutating func readDirective() {
    let line = DirectiveLine(bytes: bytes, from: index, to: end)
    index = line.end
    switch line.name {
    case "if", "ifdef", "ifndef":
      branches.open(line, in: bytes)
      mark(.opening)
    case "elif", "else", "elifdef", "elifndef":
      branches.turn()
      mark(.turning)
    case "endif":
      branches.close()
      mark(.closing)
    case "define":
      if let macro = line.macro(in: file.source, isConditional: branches.isConditional) { file.macros.append(macro) }
    case "import", "include":
      if let module = line.importedModule(in: file.source) { file.imports.append(module) }
    default:
      break
    }
    if branches.isDead { skipDeadBranch() }
    isAtLineStart = true
  }

  private mutating func mark(_ kind: BranchMark.Kind) {
    file.branchMarks.append(BranchMark(kind: kind, token: file.tokens.count))
  }

  /// Goes on to the line that ends a branch of `#if 0`.
  private mutating func skipDeadBranch() {
    var depth = 0
    while index < end {
      var start = index
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 || bytes[start] == 0x0A || bytes[start] == 0x0D {
        start += 1
      }
      guard start < end, bytes[start] == UInt8(ascii: "#") else {
        index = start
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        continue
      }
      let line = DirectiveLine(bytes: bytes, from: start, to: end)
      if line.name == "endif" || line.name == "else" || line.name == "elif", depth == 0 {
        index = start
        branches.revive()
        return
      }
      if line.name.hasPrefix("if") { depth += 1 }
      if line.name == "endif" { depth -= 1 }
      index = line.end
    }
  }
}
