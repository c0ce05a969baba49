import CLibXML2

/// Runs libxml2's SAX2 parser over a text, without a tree, without the network, without entities.
enum XMLDocumentParser {
  private static let initialized: Void = xmlInitParser()

  /// Parses a whole document.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8 without NUL, whatever encoding its declaration still names.
  ///   - maximumDepth: how deep elements may nest.
  /// - Throws: `DocumentFailure` where the text is not well-formed XML, declares a document type or nests too deep.
  static func parse(
    _ text: UnsafeBufferPointer<UInt8>, kind: InterfaceBuilderFileKind, maximumDepth: Int
  ) throws(DocumentFailure) -> DocumentRoot {
    initialized
    guard let parser = makeParser(of: text) else {
      throw DocumentFailure(reason: "no memory to parse \(text.count) bytes")
    }
    defer { xmlFreeParserCtxt(parser) }

    // The C callbacks get the address of the session. A pointer of our own keeps it in one place.
    let session = UnsafeMutablePointer<XMLSession>.allocate(capacity: 1)
    session.initialize(to: XMLSession(parser: parser, text: text, kind: kind, maximumDepth: maximumDepth))
    defer {
      session.deinitialize(count: 1)
      session.deallocate()
    }
    parser.pointee.userData = UnsafeMutableRawPointer(session)
    parser.pointee.sax?.pointee = XMLCallbacks.handler
    xmlParseDocument(parser)
    return try session.pointee.finish(isWellFormed: parser.pointee.wellFormed == 1)
  }

  private static func makeParser(of text: UnsafeBufferPointer<UInt8>) -> xmlParserCtxtPtr? {
    guard let start = text.baseAddress, let size = Int32(exactly: text.count) else { return nil }
    let parser = start.withMemoryRebound(to: CChar.self, capacity: text.count) {
      xmlCreateMemoryParserCtxt($0, size)
    }
    guard let parser else { return nil }
    // HUGE lifts limits for which the reader has its own: the size of the file and the depth of elements.
    let options = [XML_PARSE_NONET, XML_PARSE_HUGE, XML_PARSE_IGNORE_ENC].reduce(0) { $0 | $1.rawValue }
    xmlCtxtUseOptions(parser, Int32(bitPattern: UInt32(options)))
    return parser
  }
}
