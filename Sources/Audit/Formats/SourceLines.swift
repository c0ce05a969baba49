import Foundation

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

/// Reads lines from the files below a root.
public struct FileSourceLines: SourceLines {
  /// The root of the app.
  public let root: String

  public init(root: String) {
    self.root = root
  }

  public func line(_ number: Int, of path: String) -> [UInt8]? {
    guard !path.split(separator: "/").contains(".."),
      let data = try? Data(contentsOf: URL(fileURLWithPath: root).appendingPathComponent(path), options: .mappedIfSafe)
    else { return nil }
    return Self.line(number, in: data)
  }

  /// Lines end at LF; a CR before it belongs to the end.
  private static func line(_ number: Int, in data: Data) -> [UInt8]? {
    var start = data.startIndex
    for _ in 1..<max(1, number) {
      guard let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let line = data[start...].prefix { $0 != UInt8(ascii: "\n") }
    guard line.count <= longestLine else { return nil }
    return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }

  /// In bytes. Longer lines were written by a machine and help nobody.
  private static let longestLine = 2000
}
