/// Finds where an element starts. The parser tells only how far it has read, which is the end of the start tag.
struct ElementLocator {
  private let text: UnsafeBufferPointer<UInt8>
  private var lines: SourceLines

  init(in text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    lines = SourceLines(of: text)
  }

  /// The position of the `<` of the tag that ends at an offset. Tags must be asked for in document order.
  mutating func start(ofTagEndingAt endOffset: Int) -> ElementPosition {
    var offset = min(endOffset, text.count - 1)
    // Well-formed XML has no raw `<` inside a tag, so the first one on the way back opens it.
    while offset > 0 && text[offset] != UInt8(ascii: "<") { offset -= 1 }
    return lines.position(at: offset)
  }
}
