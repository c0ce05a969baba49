/// The kinds of files that SceneQL reads.
public enum SourceKind: String, Sendable, Codable, CaseIterable {
  case storyboard
  case xib
  case swift
  /// Objective-C and Objective-C++ implementations.
  case objectiveC = "objective-c"
  case header
  case plist
  /// Project files and build configuration files.
  case project

  /// The kind that the ending of a name or path tells, nil for files that are not read. Case counts, as it does to Xcode.
  public init?(name: ArraySlice<UInt8>) {
    guard let last = name.last else { return nil }
    for (ending, kind) in Self.endings where ending.last == last && name.count > ending.count {
      let start = name.endIndex - ending.count
      // A name that is nothing but an ending is a hidden file.
      if name[start...] == ending[...], name[start - 1] != UInt8(ascii: "/") {
        self = kind
        return
      }
    }
    return nil
  }

  /// The most frequent first.
  private static let endings: [([UInt8], SourceKind)] = [
    (".swift", swift), (".h", header), (".m", objectiveC), (".mm", objectiveC), (".xib", xib),
    (".storyboard", storyboard), (".plist", plist), (".pbxproj", project), (".xcconfig", project),
  ].map { (Array($0.0.utf8), $0.1) }
}
