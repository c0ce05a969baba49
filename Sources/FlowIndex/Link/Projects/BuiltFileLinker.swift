import ProjectSettings
import SourceTree

/// Tells which files the targets of the tree's projects build.
///
/// A file that stands in a project's folder without being a part of it runs for nobody.
struct BuiltFileLinker {
  /// The kinds that targets list.
  private static let listedKinds: Set<String> = ["storyboard", "xib", "swift", "objective-c"]

  /// The files of the tree that targets list.
  private var builtPaths: Set<ExactName> = []
  /// The names of listed files that are not where the project says: they may stand anywhere.
  private var misplacedNames: Set<ExactName> = []
  private var wholeFolders: Set<ExactName> = []
  /// The folders of projects that list files of the tree. Others are made anew by some tool, or belong to others.
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
    let projects = files.filter { $0.row.path.name == "project.pbxproj" }
    guard !projects.isEmpty else { return }
    let present = Set(
      files.lazy.filter { Self.listedKinds.contains($0.row.kind) }.map { Self.looseName($0.row.path.text) })
    for project in projects {
      guard case .settings(let facts) = project.content, let built = facts.builtFiles else {
        isComplete = false
        continue
      }
      take(built, scope: project.row.scope, present: present)
    }
  }

  private mutating func take(_ built: BuiltFiles, scope: String, present: Set<ExactName>) {
    wholeFolders.formUnion(built.folders.map(Self.looseName))
    for path in built.paths {
      let listed = Self.looseName(Self.path(path, from: scope))
      if present.contains(listed) {
        builtPaths.insert(listed)
        listingScopes.insert(ExactName(scope))
      } else {
        misplacedNames.insert(Self.looseName(Self.lastComponent(of: path)))
      }
    }
  }

  private func isBuilt(_ row: FileRow) -> Bool? {
    guard isComplete, Self.listedKinds.contains(row.kind) else { return nil }
    let path = row.path.text
    if builtPaths.contains(Self.looseName(path)) { return true }
    guard listingScopes.contains(ExactName(row.scope)),
      !misplacedNames.contains(Self.looseName(Self.lastComponent(of: path))), !standsInWholeFolder(path)
    else { return nil }
    return false
  }

  private func standsInWholeFolder(_ path: String) -> Bool {
    guard !wholeFolders.isEmpty else { return false }
    return path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { component in
      String(component).map { wholeFolders.contains(Self.looseName($0)) } ?? false
    }
  }

  /// A path from the root of the tree, with `.` and `..` taken out.
  private static func path(_ path: String, from folder: String) -> String {
    var components: [Substring.UTF8View] = []
    for component in "\(folder)/\(path)".utf8.split(separator: UInt8(ascii: "/")) {
      switch component {
      case _ where component.elementsEqual(".".utf8): continue
      case _ where component.elementsEqual("..".utf8): _ = components.popLast()
      default: components.append(component)
      }
    }
    return components.map { String(Substring($0)) }.joined(separator: "/")
  }

  private static func lastComponent(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// The file systems of Macs do not tell upper from lower case.
  private static func looseName(_ text: String) -> ExactName {
    ExactName(text.lowercased())
  }
}
