import CodeFacts

/// Reads the plainest values: literals, names and paths of names. Any other is left until somebody asks for it.
enum OutlineValue {
  static func read(
    _ range: Range<Int>, of cursor: SourceCursor, type: TypeReference?, selfIsType: Bool
  ) -> Expression {
    if let plain = plainValue(range, of: cursor) { return type.map(plain.withImplicitBase) ?? plain }
    return .unread(UnreadValue(UnreadCode(range), type: type, selfIsType: selfIsType))
  }

  /// Nil where the value is not plain.
  static func plainValue(_ range: Range<Int>, of cursor: SourceCursor) -> Expression? {
    let first = cursor.byte(at: range.lowerBound)
    switch first {
    case UInt8(ascii: "\""): return string(range, of: cursor)
    case UInt8(ascii: "["):
      let isEmpty = range.count == 2 || (range.count == 3 && cursor.byte(at: range.lowerBound + 1) == UInt8(ascii: ":"))
      return isEmpty ? .array([]) : nil
    case UInt8(ascii: "-"):
      let digits = range.lowerBound + 1..<range.upperBound
      return integer(digits, of: cursor).map { .integer(-$0) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return integer(range, of: cursor).map { .integer($0) }
    default:
      return path(range, of: cursor)
    }
  }

  /// A literal of one line without escapes.
  private static func string(_ range: Range<Int>, of cursor: SourceCursor) -> Expression? {
    let content = range.dropFirst().dropLast()
    let isPlain =
      range.count > 1 && cursor.byte(at: range.upperBound - 1) == UInt8(ascii: "\"")
      && !cursor.bytes[content].contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    return isPlain ? .string(cursor.text(content)) : nil
  }

  private static func integer(_ range: Range<Int>, of cursor: SourceCursor) -> Int? {
    guard !range.isEmpty, range.count < 16, cursor.bytes[range].allSatisfy(Byte.isDigit) else { return nil }
    return Int(cursor.text(range))
  }

  /// `nil`, `true`, `name`, `.member`, `Outer.Inner.member`.
  private static func path(_ range: Range<Int>, of cursor: SourceCursor) -> Expression? {
    let isPath = cursor.bytes[range].allSatisfy { ($0 < 0x80 && Byte.isIdentifier($0)) || $0 == UInt8(ascii: ".") }
    guard isPath else { return nil }
    var names = cursor.bytes[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let last = names.last, !last.isEmpty else { return nil }
    if names.count == 1, let constant = constants[last] { return constant }
    let first = names.removeFirst()
    // Only the parser knows what `.0`, `.init` and `..` mean.
    guard names.allSatisfy(isPlainName), first.isEmpty || isPlainName(first) else { return nil }
    var value: Expression?
    if !first.isEmpty { value = .name(first) }
    for name in names { value = .member(base: value, name: name) }
    return value
  }

  private static let constants: [String: Expression] = ["nil": .null, "true": .boolean(true), "false": .boolean(false)]

  private static func isPlainName(_ name: String) -> Bool {
    guard let first = name.utf8.first, !Byte.isDigit(first) else { return false }
    return name.utf8.contains { $0 != Byte.underscore } && !keywords.contains(name)
  }

  private static let keywords: Set<String> = [
    "self", "Self", "super", "init", "Type", "Protocol", "dynamicType", "nil", "true", "false", "as", "is", "try",
    "await", "any", "some", "if", "switch", "do", "in", "inout", "let", "var", "func", "class", "struct", "enum",
    "protocol", "extension", "import", "return", "throw", "throws", "rethrows", "where", "while", "for", "repeat",
    "guard", "defer", "default", "case", "break", "continue", "fallthrough", "else", "catch", "operator",
    "precedencegroup", "private", "fileprivate", "internal", "public", "static", "subscript", "typealias",
    "associatedtype", "deinit", "each", "consume", "copy", "borrow", "unsafe", "async", "Any", "open", "macro",
  ]
}
