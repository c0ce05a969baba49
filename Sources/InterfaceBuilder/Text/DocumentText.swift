/// The text of a file as UTF-8, without a byte order mark.
enum DocumentText {
  /// Hands the text of a file to `body`; UTF-8 is handed over in place.
  ///
  /// - Throws: `DocumentFailure` where the bytes are not text of their encoding, or hold a NUL; and what `body` throws.
  static func withText<Result>(
    of bytes: UnsafeRawBufferPointer,
    _ body: (UnsafeBufferPointer<UInt8>) throws(DocumentFailure) -> Result
  ) throws(DocumentFailure) -> Result {
    let (encoding, mark) = try TextEncoding.detect(in: bytes)
    let content = UnsafeRawBufferPointer(rebasing: bytes[mark...])
    switch encoding {
    case .utf8:
      return try content.withMemoryRebound(to: UInt8.self) { text throws(DocumentFailure) in
        try body(checked(text))
      }
    case .latin1:
      return try withTranscoded(content.flatMap { Array(String(Unicode.Scalar($0)).utf8) }, body)
    case .utf16LittleEndian, .utf16BigEndian:
      return try withTranscoded(utf8(ofUTF16: content, isBigEndian: encoding == .utf16BigEndian), body)
    }
  }

  private static func withTranscoded<Result>(
    _ text: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(DocumentFailure) -> Result
  ) throws(DocumentFailure) -> Result {
    try text.withUnsafeBufferPointer { text throws(DocumentFailure) in try body(checked(text)) }
  }

  private static func checked(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(DocumentFailure) -> UnsafeBufferPointer<UInt8> {
    if let offset = UTF8Validation.firstInvalidOffset(in: text) {
      throw .at(line: SourceLines.line(at: offset, in: text), "not valid UTF-8")
    }
    // The parser would take a NUL for the end of the file.
    if let offset = SourceLines.firstOffset(of: 0, in: text) {
      throw .at(line: SourceLines.line(at: offset, in: text), "NUL byte")
    }
    guard !text.isEmpty else { throw DocumentFailure(reason: "empty file") }
    return text
  }

  private static func utf8(
    ofUTF16 bytes: UnsafeRawBufferPointer, isBigEndian: Bool
  ) throws(DocumentFailure) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
      let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      return isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit)
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count + units.count / 8)
    let isDamaged = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    if isDamaged || bytes.count % 2 == 1 {
      let line = text.withUnsafeBufferPointer { SourceLines.line(at: $0.count, in: $0) }
      throw .at(line: line, "not valid UTF-16")
    }
    return text
  }
}
