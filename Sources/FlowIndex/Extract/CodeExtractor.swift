import CodeFacts
import ObjectiveCSource
import SourceTree
import SwiftSource

/// Reads sources of both languages for the calls that reach storyboards, and for those of more names.
enum CodeExtractor {
  static func facts(of bytes: [UInt8], kind: SourceKind, callNames: Set<String> = []) -> SourceFacts {
    switch kind {
    case .swift: SwiftReader.read(bytes, callNames: SwiftReader.interfaceCallNames.union(callNames))
    default:
      ObjectiveCReader.read(
        bytes, isHeader: kind == .header, callNames: ObjectiveCReader.interfaceCallNames.union(callNames))
    }
  }
}
