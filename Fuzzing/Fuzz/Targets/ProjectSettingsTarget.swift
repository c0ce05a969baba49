import ProjectSettings

extension FuzzTarget {
  /// A property list, a project file and a build configuration: the same bytes as each of them.
  static let projectSettings = FuzzTarget(name: "project-settings") { bytes in
    let lines = 1...lineCount(of: bytes)
    for kind in [ProjectSettingsFileKind.propertyList, .projectFile, .buildConfiguration] {
      guard case .facts(let facts) = ProjectSettingsReader().read(bytes, kind: kind) else { continue }
      for line in facts.entryPoints.compactMap(\.line) + facts.buildSettings.compactMap(\.line) {
        expect(lines.contains(line), "line \(line) is outside of the file")
      }
    }
  }
}
