import CodeFacts

/// Reads the declarations of a file without the parser: types with what they inherit, members with their attributes.
///
/// Bodies are passed over. A member that names a wanted call or a segue is left to the parser; where the reader is not
/// sure of something, the whole file is.
struct OutlineReader {
  let source: SourceText
  let interest: CallInterest
  var cursor: SourceCursor
  var events: [OutlineEvent] = []
  /// How many `#if` stand around.
  private var conditionalDepth = 0
  /// How many of them stand around the innermost type.
  private var conditionalDepthOfType = 0
  private var typeDepth = 0

  /// Deeper nesting of types, or of `#if`, is for the parser.
  private static let deepest = 30

  init(source: SourceText, interest: CallInterest, bytes: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.interest = interest
    cursor = SourceCursor(bytes)
  }

  var isConditional: Bool { conditionalDepth > 0 }

  /// Whether no `#if` stands between the innermost type and what is read now.
  var isDirect: Bool { conditionalDepth == conditionalDepthOfType }

  /// Reads the whole file.
  mutating func readFile() throws(UnsureError) {
    try readDeclarations()
    guard cursor.isAtEnd else { throw UnsureError() }
  }

  /// Reads declarations up to a closing bracket, the next branch of `#if`, or the end of the file.
  private mutating func readDeclarations() throws(UnsureError) {
    var isSeparated = true
    while true {
      isSeparated = try cursor.skipTrivia() || isSeparated
      switch cursor.current {
      case UInt8(ascii: "}"): return
      case UInt8(ascii: ";"):
        if isSeparated { throw UnsureError() }
        cursor.offset += 1
        isSeparated = true
        continue
      case UInt8(ascii: "#"):
        guard isSeparated else { throw UnsureError() }
        if cursor.has("#e", at: cursor.offset) { return }
        if cursor.has("#if ", at: cursor.offset) { try readConditional() } else { try passMacro() }
      default:
        if cursor.isAtEnd { return }
        guard isSeparated else { throw UnsureError() }
        try readDeclaration()
      }
      isSeparated = false
    }
  }

  /// Every branch of `#if` is read, whatever its condition.
  private mutating func readConditional() throws(UnsureError) {
    conditionalDepth += 1
    guard conditionalDepth <= Self.deepest else { throw UnsureError() }
    while true {
      try skipCondition()
      try readDeclarations()
      guard cursor.current == UInt8(ascii: "#") else { throw UnsureError() }
      let word = cursor.offset + 1..<cursor.endOfWord(from: cursor.offset + 1)
      if cursor.isWord("endif", in: word) {
        cursor.offset = word.upperBound
        break
      }
      guard cursor.isWord("elseif", in: word) || cursor.isWord("else", in: word) else { throw UnsureError() }
    }
    conditionalDepth -= 1
  }

  /// Passes over the line of `#if`, `#elseif` or `#else`.
  private mutating func skipCondition() throws(UnsureError) {
    var last = cursor.current
    while !cursor.isAtEnd, cursor.current != Byte.lineFeed, cursor.current != Byte.carriageReturn {
      if cursor.current == UInt8(ascii: "/"), let end = try cursor.endOfComment(from: cursor.offset) {
        cursor.offset = end
        continue
      }
      if cursor.current > Byte.space { last = cursor.current }
      cursor.offset += 1
    }
    // A condition that goes on in the next line.
    if ByteClass.of[last] & ByteClass.operation != 0 || last == UInt8(ascii: "(") { throw UnsureError() }
  }

  private mutating func readDeclaration() throws(UnsureError) {
    let (head, keyword) = try takeHead()
    switch cursor.text(keyword) {
    case "func": try readFunction(head)
    case "var": try readVariable(head, isConstant: false)
    case "let": try readVariable(head, isConstant: true)
    case "init": try readInitializer(head, keyword: keyword)
    case "deinit": try readDeinitializer(head, keyword: keyword)
    case "subscript": try readSubscript(head, keyword: keyword)
    case "case": try readCases(head)
    case "class": try readType(.class, head)
    case "struct": try readType(.struct, head)
    case "enum": try readType(.enum, head)
    case "actor": try readType(.actor, head)
    case "protocol": try readType(.protocol, head)
    case "extension": try readExtension(head)
    case "typealias": try readAlias(head)
    case "associatedtype": try readAssociatedType(head)
    case "import": try readImport()
    default: throw UnsureError()
    }
  }

  /// Passes over a macro such as `#Preview { … }`, which declares nothing.
  private mutating func passMacro() throws(UnsureError) {
    let start = cursor.offset
    cursor.offset += 1
    guard try !cursor.takeWord().isEmpty else { throw UnsureError() }
    if cursor.current == UInt8(ascii: "(") { try cursor.skipBrackets() }
    var ahead = cursor
    if try !ahead.skipTrivia(), ahead.current == UInt8(ascii: "{") {
      cursor = ahead
      try cursor.skipBrackets()
    }
    if interest.matters(start..<cursor.offset) { throw UnsureError() }
  }

  /// Reads the members between the brackets of a type.
  mutating func readBody(of fact: TypeFact, _ head: DeclarationHead) throws(UnsureError) {
    try cursor.skipTrivia()
    try cursor.take(UInt8(ascii: "{"))
    events.append(.openType(fact, header: head.start..<cursor.offset))
    let outerDepth = conditionalDepthOfType
    conditionalDepthOfType = conditionalDepth
    typeDepth += 1
    guard typeDepth <= Self.deepest else { throw UnsureError() }
    try readDeclarations()
    typeDepth -= 1
    conditionalDepthOfType = outerDepth
    events.append(.closeType(cursor.offset))
    try cursor.take(UInt8(ascii: "}"))
  }

  /// Notes a member that ends here: its fact, or that the parser must read it.
  mutating func finish(_ head: DeclarationHead, _ event: OutlineEvent, isPlain: Bool = true) {
    let range = head.start..<cursor.offset
    let isForParser = !isPlain || interest.matters(range)
    events.append(isForParser ? .parsed(range, isConditional: isConditional, isDirect: isDirect) : event)
  }

  /// Goes on to the next token where that is a byte; stays where it is otherwise.
  mutating func moveTo(_ wanted: UInt8) throws(UnsureError) -> Bool {
    var ahead = cursor
    try ahead.skipTrivia()
    guard ahead.current == wanted else { return false }
    cursor = ahead
    return true
  }
}
