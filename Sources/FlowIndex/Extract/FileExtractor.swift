import CodeFacts
import InterfaceBuilder
import ProjectSettings
import SourceTree
import SwiftSource

/// Reads the bytes of one file for what they say by themselves: a pure function, so that files can be read side by side.
enum FileExtractor {
  /// Nil for a property list that says nothing of the ways into an app: it is none of the index's business.
  ///
  /// - Parameter depth: how much of a Swift file its parser reads.
  static func extract(
    _ bytes: [UInt8], of file: SourceFile, depth: SwiftReader.Depth = .neededMembers
  ) -> Extraction? {
    switch file.kind {
    case .storyboard: interfaceBuilder(bytes, .storyboard)
    case .xib: interfaceBuilder(bytes, .xib)
    case .swift, .objectiveC, .header: code(bytes, file.kind, depth)
    case .plist, .project: settings(bytes, of: file)
    }
  }

  private static func interfaceBuilder(_ bytes: [UInt8], _ kind: InterfaceBuilderFileKind) -> Extraction {
    switch InterfaceBuilderReader().read(bytes, kind: kind) {
    case .document(let document): .indexed(.interfaceBuilder(document))
    case .skipped(let reason): .skipped(reason)
    case .failed(let reason, _): .failed(reason)
    }
  }

  private static func code(_ bytes: [UInt8], _ kind: SourceKind, _ depth: SwiftReader.Depth) -> Extraction {
    let facts = CodeExtractor.facts(of: bytes, kind: kind, depth: depth)
    return .indexed(.code(facts), problem: MergeConflict.problem(in: bytes) ?? summary(of: facts.problems))
  }

  /// The first problem of a source, and how many more there are.
  private static func summary(of problems: [ProblemFact]) -> String? {
    guard let first = problems.first else { return nil }
    let rest = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return "line \(first.position.line): \(first.message)\(rest)"
  }

  private static func settings(_ bytes: [UInt8], of file: SourceFile) -> Extraction? {
    guard let kind = ProjectSettingsFileKind(fileName: file.path.name) else { return nil }
    switch ProjectSettingsReader().read(bytes, kind: kind) {
    case .facts(let facts):
      let isAboutWaysIn = file.kind != .plist || facts != ProjectSettingsFacts()
      return isAboutWaysIn ? .indexed(.settings(facts), problem: MergeConflict.problem(in: bytes)) : nil
    case .failed(let reason):
      // A parser names the symptom; conflict markers are the cause.
      return .failed(MergeConflict.problem(in: bytes) ?? reason)
    }
  }
}
