/// Reads a project file that some tool has rewritten as an XML or binary property list. Such a file has no useful lines.
enum ConvertedProjectFile {
  static func read(_ text: SettingsText) throws(ProjectSettingsFailure) -> ProjectSettingsFacts {
    let objects = try PropertyList.dictionary(of: text)["objects"] as? [String: Any] ?? [:]
    var lines = PropertyListLines(of: text)
    var collector = BuildSettingCollector()
    for (_, object) in objects.sorted(by: { $0.key < $1.key }) {
      let settings = (object as? [String: Any])?["buildSettings"] as? [String: Any] ?? [:]
      for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
        guard let value = value as? String, BuildSettingFilter.isKept(name) else { continue }
        collector.add(name: name, value: value, line: lines.line(ofKey: name, value: value))
      }
    }
    var facts = collector.facts
    facts.builtFiles = builtFiles(of: objects)
    return facts
  }

  private static func builtFiles(of objects: [String: Any]) -> BuiltFiles {
    var collector = BuiltFilesCollector()
    for case (let identifier, let object as [String: Any]) in objects {
      guard let kind = (object["isa"] as? String).flatMap(ProjectObject.Kind.init(rawValue:)) else { continue }
      collector.add(
        ProjectObject(
          identifier: identifier, kind: kind, path: object["path"] as? String,
          sourceTree: object["sourceTree"] as? String,
          fileType: (object["lastKnownFileType"] ?? object["explicitFileType"]) as? String,
          fileReference: object["fileRef"] as? String, children: object["children"] as? [String] ?? []))
    }
    return collector.builtFiles
  }
}
