/// The attributes and modifiers before a declaration.
struct DeclarationHead {
  /// Where the declaration starts.
  let start: Int
  var attributeNames: [String] = []
  var objectiveCName: String?
  var isStatic = false
  var isOverride = false
  var isPrivate = false

  init(start: Int) {
    self.start = start
  }

  var attributes: Attributes {
    Attributes(names: attributeNames, objectiveCName: objectiveCName)
  }
}

extension OutlineReader {
  /// Reads what stands before the keyword of a declaration.
  ///
  /// - Returns: the head, and the range of the keyword.
  mutating func takeHead() throws(UnsureError) -> (DeclarationHead, keyword: Range<Int>) {
    var head = DeclarationHead(start: cursor.offset)
    while true {
      if cursor.current == UInt8(ascii: "@") {
        try takeAttribute(into: &head)
        try cursor.skipTrivia()
        continue
      }
      let word = try cursor.takeWord()
      guard try takeModifier(word, into: &head) else { return (head, word) }
    }
  }

  private mutating func takeAttribute(into head: inout DeclarationHead) throws(UnsureError) {
    cursor.offset += 1
    let name = try cursor.takeWord()
    guard !name.isEmpty else { throw UnsureError() }
    let isQualified = cursor.current == UInt8(ascii: ".")
    while cursor.takeIfNext(UInt8(ascii: ".")) { _ = try cursor.takeName() }
    guard cursor.current != UInt8(ascii: "<") else { throw UnsureError() }
    let arguments = cursor.offset
    if cursor.current == UInt8(ascii: "(") { try cursor.skipBrackets() }
    // Whether brackets behind a blank belong to the attribute is for the parser.
    if try cursor.isNext(UInt8(ascii: "(")) { throw UnsureError() }
    if isQualified { return }
    head.attributeNames.append(cursor.text(name))
    if cursor.isWord("objc", in: name), cursor.offset > arguments {
      head.objectiveCName = try selector(in: arguments + 1..<cursor.offset - 1)
    }
  }

  /// The name in `@objc(name:)`, which may hold no blanks or comments here.
  private func selector(in range: Range<Int>) throws(UnsureError) -> String {
    let isPlain = cursor.bytes[range].allSatisfy { ($0 < 0x80 && Byte.isIdentifier($0)) || $0 == UInt8(ascii: ":") }
    guard isPlain, !range.isEmpty else { throw UnsureError() }
    return cursor.text(range)
  }

  /// - Returns: false where the word is no modifier.
  private mutating func takeModifier(_ word: Range<Int>, into head: inout DeclarationHead) throws(UnsureError) -> Bool {
    switch cursor.text(word) {
    case "private", "fileprivate":
      if try !takeDetail() { head.isPrivate = true }
    case "public", "internal", "open", "package", "unowned", "nonisolated":
      _ = try takeDetail()
    case "static": head.isStatic = true
    case "override": head.isOverride = true
    case "class":
      guard try isFollowedByMember() else { return false }
      head.isStatic = true
    case "final", "required", "convenience", "lazy", "weak", "mutating", "nonmutating", "dynamic", "optional",
      "indirect", "prefix", "postfix", "infix":
      break
    default: return false
    }
    try cursor.skipTrivia()
    return true
  }

  /// The detail of a modifier, as in `private(set)`.
  private mutating func takeDetail() throws(UnsureError) -> Bool {
    guard try moveTo(UInt8(ascii: "(")) else { return false }
    let start = cursor.offset
    try cursor.skipBrackets()
    guard ["(set)", "(safe)", "(unsafe)"].contains(cursor.text(start..<cursor.offset)) else { throw UnsureError() }
    return true
  }

  /// Whether `class` is a modifier here.
  private func isFollowedByMember() throws(UnsureError) -> Bool {
    var ahead = cursor
    try ahead.skipTrivia()
    let word = ahead.text(ahead.offset..<ahead.endOfWord(from: ahead.offset))
    return [
      "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "public", "internal", "open",
      "package", "dynamic", "weak", "lazy", "unowned", "nonisolated",
    ].contains(word)
  }
}
