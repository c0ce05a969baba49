import ProjectSettings

/// The build settings of all project and configuration files, by the project that they belong to.
///
/// Targets and configurations are not told apart: a setting with several values has them all.
struct BuildSettings: Sendable {
  private struct Key: Hashable {
    let scope: ExactName
    let name: ExactName
  }

  private var values: [Key: [String]] = [:]

  init(files: [ExtractedFile]) {
    for file in files {
      guard case .settings(let facts) = file.content else { continue }
      for setting in facts.buildSettings {
        add(setting.value, to: Key(scope: ExactName(file.row.scope), name: ExactName(setting.name)))
      }
    }
  }

  private mutating func add(_ value: String, to key: Key) {
    let known = values[key, default: []]
    guard !known.contains(where: { ExactName($0) == ExactName(value) }) else { return }
    values[key] = known + [value]
  }

  /// The values of a setting in a project, in the order of the files: those of the innermost project around the scope
  /// that has any.
  func values(of name: String, in scope: String) -> [String] {
    var scope = scope
    while true {
      if let found = values[Key(scope: ExactName(scope), name: ExactName(name))] { return found }
      guard !scope.isEmpty else { return [] }
      scope = scope.lastIndex(of: "/").map { String(scope[..<$0]) } ?? ""
    }
  }
}
