/// The encoding of an XML file, from its byte order mark or its declaration.
enum TextEncoding: Equatable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case latin1

  /// The encoding, and how many bytes its byte order mark takes.
  ///
  /// - Throws: `DocumentFailure` where the declaration names an encoding that is not read.
  static func detect(in bytes: UnsafeRawBufferPointer) throws(DocumentFailure) -> (encoding: TextEncoding, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if bytes.starts(with: [0x3C, 0x00]) { return (.utf16LittleEndian, 0) }
    if bytes.starts(with: [0x00, 0x3C]) { return (.utf16BigEndian, 0) }
    guard let name = declaredName(in: bytes) else { return (.utf8, 0) }
    return (try encoding(named: name), 0)
  }

  private static func encoding(named name: String) throws(DocumentFailure) -> TextEncoding {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return .utf8
    case "iso-8859-1", "iso_8859-1", "latin1": return .latin1
    case "utf-16", "utf-16le", "utf-16be":
      throw DocumentFailure(reason: "declared as \(name) but not written in it; save the file as UTF-8", line: 1)
    default:
      throw DocumentFailure(reason: "encoding '\(name)' is not read; save the file as UTF-8", line: 1)
    }
  }

  /// The value of `encoding` in the XML declaration.
  private static func declaredName(in bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let words = bytes[..<end].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "?") }
    guard let key = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }), key + 1 < words.count else {
      return nil
    }
    return String(decoding: words[key + 1].dropFirst().dropLast(), as: UTF8.self)
  }
}
