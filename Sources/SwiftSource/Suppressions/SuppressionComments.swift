import CodeFacts
import SwiftSyntax

/// Finds the comments of a file that silence rules.
enum SuppressionComments {
  private static let marker = Array("sceneql:disable".utf8)

  static func read(from file: SourceFileSyntax, source: SourceText) -> [SuppressionFact] {
    markers(in: source.bytes).compactMap { offset in
      guard isComment(at: offset, in: file) else { return nil }
      let range = comment(around: offset, in: source.bytes)
      return SuppressionComment.read(source.bytes[range], at: source.position(at: range.lowerBound))
    }
  }

  /// Few files hold a marker, so the bytes are searched before any comment is looked at.
  private static func markers(in bytes: [UInt8]) -> [Int] {
    guard bytes.count >= marker.count else { return [] }
    return (0...bytes.count - marker.count).filter { start in
      bytes[start] == marker[0] && bytes[start + 1] == marker[1]
        && bytes[start..<start + marker.count].elementsEqual(marker)
    }
  }

  /// The marker in a string literal silences nothing.
  private static func isComment(at offset: Int, in file: SourceFileSyntax) -> Bool {
    guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)) else { return true }
    return !token.byteRange.contains(offset)
  }

  /// The part of a comment on the line of a byte, from its slashes on.
  private static func comment(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    var start = offset
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    let opening = (start..<offset).first {
      bytes[$0] == slash && (bytes[$0 + 1] == slash || bytes[$0 + 1] == star)
    }
    var end = offset
    while end < bytes.count, !isLineEnd(bytes[end]) {
      if bytes[end] == star, end + 1 < bytes.count, bytes[end + 1] == slash { break }
      end += 1
    }
    return (opening ?? offset)..<end
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }
}
