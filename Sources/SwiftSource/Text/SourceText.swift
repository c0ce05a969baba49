import CodeFacts
import SwiftSyntax

/// The bytes of a file and where its lines start.
struct SourceText: Sendable {
  /// Valid UTF-8; offsets of syntax nodes count in these bytes.
  let bytes: [UInt8]
  /// Where brackets nest deeper than the parser can follow; what is inside is left out.
  let tooDeepOffset: Int?
  private let lineStarts: [Int]

  /// Bytes that are not UTF-8 become replacement characters.
  init(repairing bytes: [UInt8]) {
    self.init(Self.repaired(bytes), tooDeepOffset: nil)
  }

  private init(_ bytes: [UInt8], tooDeepOffset: Int?) {
    self.bytes = bytes
    self.tooDeepOffset = tooDeepOffset
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// The same text without what nests deeper than the parser can follow.
  var limited: SourceText {
    let limit = NestingLimit(bytes)
    return limit.firstOffset == nil ? self : SourceText(limit.bytes, tooDeepOffset: limit.firstOffset)
  }

  /// Bytes that are not UTF-8 become replacement characters.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    let isPlain = bytes.withUnsafeBufferPointer { $0.allSatisfy { $0 < 0x80 } }
    return isPlain ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// Lines are counted on bytes, for a carriage return and a line feed are one character to Swift.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] <= Byte.carriageReturn {
        let isLineFeed = bytes[index] == Byte.lineFeed
        let isLoneReturn =
          bytes[index] == Byte.carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != Byte.lineFeed)
        if isLineFeed || isLoneReturn { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// The line and column, both from 1, of a byte.
  func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Where a node starts, without the comments and blanks before it.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The text of a node on one line, cut after `limit` characters.
  func text(of node: some SyntaxProtocol, limit: Int = 200) -> String {
    text(in: node.byteRange, limit: limit)
  }

  /// The text of a range on one line, runs of blanks made one, cut after `limit` characters.
  func text(in range: Range<Int>, limit: Int = 200) -> String {
    var kept: [UInt8] = []
    var wasBlank = false
    for byte in bytes[range.clamped(to: 0..<bytes.count)] {
      if kept.count > limit * 4 { break }
      let isBlank = byte == Byte.space || (byte >= Byte.tab && byte <= Byte.carriageReturn)
      if isBlank && wasBlank { continue }
      kept.append(isBlank ? Byte.space : byte)
      wasBlank = isBlank
    }
    return String(String(decoding: kept, as: UTF8.self).prefix(limit))
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without the comments and blanks around it.
  var byteRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
