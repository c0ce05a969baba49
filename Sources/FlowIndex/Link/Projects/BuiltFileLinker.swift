import ProjectSettings
import SourceTree

/// Tells which files the targets of the tree's projects build.
///
/// A file that stands in a project's folder without being a part of it runs for nobody. Names are compared, not paths:
/// a name that any project builds counts wherever it stands.
struct BuiltFileLinker {
  /// The kinds that targets list.
  private static let listedKinds: Set<String> = ["storyboard", "xib", "swift", "objective-c"]

  private var names: Set<ExactName> = []
  private var folders: Set<ExactName> = []
  /// The folders of the projects that list files of theirs.
  private var listingScopes: Set<ExactName> = []
  /// Whether every project could be read for what it builds.
  private var isComplete = true

  /// The rows of all files with what is known of their targets.
  static func link(files: [ExtractedFile]) -> [FileRow] {
    let linker = BuiltFileLinker(files: files)
    return files.map { file in
      var row = file.row
      row.isBuilt = linker.isBuilt(row)
      return row
    }
  }

  private init(files: [ExtractedFile]) {
    let builtNames = gather(from: files)
    let present = Dictionary(grouping: files.filter { Self.listedKinds.contains($0.row.kind) }) { file in
      ExactName(file.row.scope)
    }
    // A project that lists none of the files beside it is made anew by some tool, or belongs to others.
    for (scope, built) in builtNames where present[scope]?.contains(where: { built.contains($0.row.fileName) }) == true
    {
      listingScopes.insert(scope)
    }
  }

  /// Takes in what the projects say.
  ///
  /// - Returns: the names that each project builds, by the project's scope.
  private mutating func gather(from files: [ExtractedFile]) -> [ExactName: Set<ExactName>] {
    var builtNames: [ExactName: Set<ExactName>] = [:]
    for file in files where file.row.path.name == "project.pbxproj" {
      guard case .settings(let facts) = file.content, let built = facts.builtFiles else {
        isComplete = false
        continue
      }
      let own = built.names.map(ExactName.init)
      names.formUnion(own)
      folders.formUnion(built.folders.map(ExactName.init))
      builtNames[ExactName(file.row.scope), default: []].formUnion(own)
    }
    return builtNames
  }

  private func isBuilt(_ row: FileRow) -> Bool? {
    guard isComplete, Self.listedKinds.contains(row.kind) else { return nil }
    if names.contains(row.fileName) { return true }
    guard listingScopes.contains(ExactName(row.scope)), !standsInBuiltFolder(row) else { return nil }
    return false
  }

  private func standsInBuiltFolder(_ row: FileRow) -> Bool {
    guard !folders.isEmpty else { return false }
    return row.path.text.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { component in
      folders.contains(ExactName(String(component) ?? ""))
    }
  }
}

extension FileRow {
  fileprivate var fileName: ExactName { ExactName(path.name) }
}
