import CodeFacts
import ObjectiveCSource
import SourceTree
import SwiftSource

/// Reads sources of both languages for the calls that reach storyboards, and for those of more names.
enum CodeExtractor {
  /// - Parameter depth: how much of a Swift file its parser reads.
  static func facts(
    of bytes: [UInt8], kind: SourceKind, callNames: Set<String> = [], depth: SwiftReader.Depth = .neededMembers
  ) -> SourceFacts {
    var facts = read(bytes, kind: kind, callNames: callNames, depth: depth)
    facts.selectors = SelectorSearch.selectors(in: bytes)
    return facts
  }

  private static func read(
    _ bytes: [UInt8], kind: SourceKind, callNames: Set<String>, depth: SwiftReader.Depth
  ) -> SourceFacts {
    switch kind {
    case .swift:
      SwiftReader.read(bytes, callNames: SwiftReader.interfaceCallNames.union(callNames), depth: depth)
    default:
      ObjectiveCReader.read(
        bytes, isHeader: kind == .header, callNames: ObjectiveCReader.interfaceCallNames.union(callNames))
    }
  }
}
