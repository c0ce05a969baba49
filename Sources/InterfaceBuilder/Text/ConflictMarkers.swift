/// The markers that a version control system leaves where a merge is not resolved.
enum ConflictMarkers {
  /// A failure that names the first line that opens a conflict; nil where no line does.
  static func failure(in text: UnsafeBufferPointer<UInt8>) -> DocumentFailure? {
    let marker = Array("<<<<<<< ".utf8)
    var isLineStart = true
    for offset in text.indices {
      if isLineStart && text[offset...].starts(with: marker) {
        return .at(line: SourceLines.line(at: offset, in: text), "unresolved merge conflict")
      }
      isLineStart = text[offset] == UInt8(ascii: "\n") || text[offset] == UInt8(ascii: "\r")
    }
    return nil
  }
}
