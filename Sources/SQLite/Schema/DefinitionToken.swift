/// A piece of the text that made a table or a view, as far as comments need it.
struct DefinitionToken: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    /// A comment to the end of its line, without its signs.
    case comment(String)
    case opening
    case closing
    case comma
    /// Anything else: an operator, a text, a comment between signs.
    case other
  }

  let kind: Kind
  /// The line it begins on, from 0.
  let line: Int
}

/// Takes the text that made a table or a view apart.
struct DefinitionLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0

  init(_ definition: String) {
    bytes = Array(definition.utf8)
  }

  /// All tokens, in order.
  static func tokens(of definition: String) -> [DefinitionToken] {
    var lexer = DefinitionLexer(definition)
    var tokens: [DefinitionToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> DefinitionToken? {
    skip { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
    guard position < bytes.count else { return nil }
    let start = line
    return DefinitionToken(kind: nextKind(), line: start)
  }

  private mutating func nextKind() -> DefinitionToken.Kind {
    if Self.isPartOfWord(bytes[position]) { return .word(skip(while: Self.isPartOfWord)) }
    if starts(with: "--") { return .comment(lineComment()) }
    if starts(with: "/*") { return skipBlockComment() }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "("): return .opening
    case UInt8(ascii: ")"): return .closing
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "'"):
      skipQuoted(until: UInt8(ascii: "'"))
      return .other
    case UInt8(ascii: "\""), UInt8(ascii: "`"): return .word(skipQuoted(until: bytes[position - 1]))
    case UInt8(ascii: "["): return .word(skipQuoted(until: UInt8(ascii: "]")))
    default: return .other
    }
  }

  private mutating func lineComment() -> String {
    position += 2
    let text = skip { $0 != UInt8(ascii: "\n") }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func skipBlockComment() -> DefinitionToken.Kind {
    position += 2
    while position < bytes.count, !starts(with: "*/") { skipOne() }
    position += 2
    return .other
  }

  /// Moves past the closing quote. A doubled quote ends one quoted piece and begins the next, which is as good.
  @discardableResult
  private mutating func skipQuoted(until quote: UInt8) -> String {
    let text = skip { $0 != quote }
    position += 1
    return text
  }

  /// Moves past bytes and returns them.
  @discardableResult
  private mutating func skip(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, condition(bytes[position]) { skipOne() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipOne() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
