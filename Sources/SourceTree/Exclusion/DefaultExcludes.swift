/// Folders that hold no sources of the app itself: stores of version control, products of builds, code of others.
enum DefaultExcludes {
  /// The names compare exactly.
  private static let names = Set(
    [
      ".git", ".hg", ".svn", ".build", ".swiftpm", ".sceneql", "Pods", "Carthage", "DerivedData", "SourcePackages",
      "build", "node_modules",
    ].map { Array($0.utf8) })

  /// The names compare in lower case, as people write them in all ways.
  private static let vendoredNames = Set(
    [
      "vendor", "vendors", "vendored", "thirdparty", "third-party", "third_party", "third party", "3rdparty",
    ].map { Array($0.utf8) })

  /// Folders that can hold no source at all; they are not entered even to count.
  private static let opaqueNames = Set([".git", ".hg", ".svn", ".sceneql"].map { Array($0.utf8) })

  static func contains(_ name: [UInt8]) -> Bool {
    names.contains(name) || vendoredNames.contains(name.map(lowerCase))
  }

  static func isOpaque(_ name: [UInt8]) -> Bool {
    opaqueNames.contains(name)
  }

  private static func lowerCase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
