import CLibXML2

/// The C functions that libxml2 calls. Each does nothing but find its session and pass on.
enum XMLCallbacks {
  /// A SAX2 handler of just the events that the reader needs.
  static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = sceneql_xml_sax2_magic()
    handler.startElementNs = { context, name, _, _, _, _, attributeCount, _, attributes in
      guard let session = XMLCallbacks.session(context), let name else { return }
      session.pointee.startElement(name, attributes: attributes, count: Int(attributeCount))
    }
    handler.endElementNs = { context, _, _, _ in
      XMLCallbacks.session(context)?.pointee.endElement()
    }
    handler.characters = { context, start, count in
      XMLCallbacks.session(context)?.pointee.characters(UnsafeBufferPointer(start: start, count: Int(count)))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.internalSubset = { context, _, _, _ in
      XMLCallbacks.session(context)?.pointee.documentType()
    }
    handler.serror = { context, error in
      guard let error else { return }
      XMLCallbacks.session(context)?.pointee.parserError(error.pointee)
    }
    return handler
  }

  private static func session(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLSession>? {
    context?.assumingMemoryBound(to: XMLSession.self)
  }
}
