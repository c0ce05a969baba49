import Foundation
import SourceTree

/// Hands out lines of sources, for excerpts and for columns in other units than bytes.
public protocol SourceLines: Sendable {
  /// The bytes of a line without its end; nil where there is no such line, or it is too long to be shown.
  ///
  /// - Parameters:
  ///   - number: from 1.
  ///   - path: relative to the root.
  func line(_ number: Int, of path: String) -> [UInt8]?
}

/// Knows no sources.
public struct NoSourceLines: SourceLines {
  public init() {}

  public func line(_ number: Int, of path: String) -> [UInt8]? { nil }
}

/// Reads lines from the files below a root, whatever may have taken their place since they were indexed: a link, a pipe or
/// a file too large has no lines.
public final class FileSourceLines: SourceLines, @unchecked Sendable {
  /// The root of the app.
  public let root: String
  // Findings come by path, so the file that was read last is mostly the one that is asked for next. `lock` guards it.
  private let lock = NSLock()
  private var last: (path: String, bytes: [UInt8]?)?

  public init(root: String) {
    self.root = root
  }

  public func line(_ number: Int, of path: String) -> [UInt8]? {
    guard !path.split(separator: "/").contains("..") else { return nil }
    return bytes(of: path).flatMap { Self.line(number, in: $0) }
  }

  private func bytes(of path: String) -> [UInt8]? {
    lock.withLock {
      if let last, last.path.utf8.elementsEqual(path.utf8) { return last.bytes }
      let bytes = try? FileReader(root: root).read(SourcePath(path)).bytes
      last = (path, bytes)
      return bytes
    }
  }

  /// Lines end at LF; a CR before it belongs to the end.
  private static func line(_ number: Int, in bytes: [UInt8]) -> [UInt8]? {
    var start = bytes.startIndex
    for _ in 1..<max(1, number) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    guard line.count <= longestLine else { return nil }
    return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// In bytes. Longer lines were written by a machine and help nobody.
  private static let longestLine = 2000
}
