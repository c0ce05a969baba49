/// Several patterns over paths, any of which may match.
public struct PathPatternList: Hashable, Sendable {
  public let patterns: [PathPattern]

  public init(_ patterns: [PathPattern] = []) {
    self.patterns = patterns
  }

  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether a pattern means the file or folder itself; what a folder covers is left to the caller, who asks for each
  /// folder on the way once.
  ///
  /// - Parameter path: relative to the root, without a slash at its end.
  public func matches(_ path: [UInt8], isFolder: Bool) -> Bool {
    guard !patterns.isEmpty else { return false }
    let components = PathComponent.split(path)
    return patterns.contains { $0.matches(components[...], isFolder: isFolder) }
  }

  /// Whether a pattern means the file or a folder that holds it.
  public func covers(file: [UInt8]) -> Bool {
    patterns.contains { $0.covers(file: file) }
  }
}
