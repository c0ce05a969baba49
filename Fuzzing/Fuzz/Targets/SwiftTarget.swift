import SwiftSource

extension FuzzTarget {
  /// A Swift file.
  static let swift = FuzzTarget(name: "swift") { bytes in
    SourceFactsCheck.check(SwiftReader.read(bytes, callNames: SwiftReader.interfaceCallNames), of: bytes)
  }
}
