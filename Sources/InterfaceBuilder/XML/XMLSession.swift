import CLibXML2

/// The state of one run of the parser: checks what libxml2 does not, and feeds the builder.
struct XMLSession {
  private enum Root {
    case document
    case archive
    case other(name: String, line: Int)
  }

  private let parser: xmlParserCtxtPtr
  private let text: UnsafeBufferPointer<UInt8>
  private let maximumDepth: Int
  private var tags = NameTable<ElementTag>()
  private var attributes = ElementAttributes()
  private var depth = 0
  private var root: Root?
  private var failure: DocumentFailure?
  private var builder: DocumentBuilder

  init(
    parser: xmlParserCtxtPtr, text: UnsafeBufferPointer<UInt8>, kind: InterfaceBuilderFileKind, maximumDepth: Int
  ) {
    self.parser = parser
    self.text = text
    self.maximumDepth = maximumDepth
    builder = DocumentBuilder(kind: kind, text: text)
  }

  mutating func startElement(
    _ name: UnsafePointer<UInt8>, attributes raw: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int
  ) {
    depth += 1
    guard depth <= maximumDepth else {
      return stop(.at(line: currentLine, "elements nested deeper than \(maximumDepth)"))
    }
    let tag = tags.meaning(of: name, learn: ElementTag.init)
    if root == nil { root = root(of: tag) }
    guard case .document = root else { return }
    attributes.load(raw, count: count)
    builder.start(ElementStart(tag: tag, attributes: attributes, endOffset: offset))
  }

  mutating func endElement() {
    depth -= 1
    if case .document = root { builder.end() }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if case .document = root { builder.characters(bytes) }
  }

  /// Interface Builder writes no document type; declarations are how entities and other files come in.
  mutating func documentType() {
    let line = currentLine
    stop(DocumentFailure(reason: "DOCTYPE is refused; delete the declaration at line \(line)", line: line))
  }

  mutating func parserError(_ error: xmlError) {
    guard error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    stop(.at(line: currentLine, "not well-formed XML: \(message(of: error))"))
  }

  /// The outcome of the run: the first failure, or what the root element makes of the file.
  mutating func finish(isWellFormed: Bool) throws(DocumentFailure) -> DocumentRoot {
    if let failure { throw failure }
    guard isWellFormed, depth == 0, let root else {
      throw DocumentFailure(reason: "not well-formed XML: the document does not end")
    }
    return switch root {
    case .document: .document(builder.finish())
    case .archive: .archive
    case .other(let name, let line): .other(name: name, line: line)
    }
  }

  private func root(of tag: ElementTag) -> Root {
    switch tag.name {
    case .document: .document
    case .archive: .archive
    default: .other(name: tag.spelling, line: currentLine)
    }
  }

  private mutating func stop(_ reason: DocumentFailure) {
    if failure == nil { failure = reason }
    xmlStopParser(parser)
  }

  private func message(of error: xmlError) -> String {
    guard let message = error.message else { return "error \(error.code)" }
    return String(cString: message).split(separator: "\n").joined(separator: " ")
  }

  private var offset: Int { Int(sceneql_xml_bytes_read(parser)) }

  private var currentLine: Int { SourceLines.line(at: offset, in: text) }
}
