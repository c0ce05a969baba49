/// Reads the build settings out of a `project.pbxproj`, and which files its targets build.
///
/// The `buildSettings` dictionaries are read wherever they stand: the rest of a project file is its larger part.
enum ProjectFileReader {
  /// - Throws: `ProjectSettingsFailure` where the file was converted to another format and does not parse.
  static func read(_ text: SettingsText) throws(ProjectSettingsFailure) -> ProjectSettingsFacts {
    if text.bytes.starts(with: "<?xml".utf8) || text.bytes.starts(with: "bplist".utf8) {
      return try ConvertedProjectFile.read(text)
    }
    var collector = BuildSettingCollector()
    var lines = LineCounter(of: text)
    var search = 0
    while let found = text.offset(of: "buildSettings", from: search) {
      search = found + "buildSettings".utf8.count
      var scanner = OpenStepScanner(text, at: search)
      guard scanner.skip("="), scanner.skip("{") else { continue }
      while let setting = scanner.nextSetting() {
        collector.add(name: setting.name, value: setting.value, line: lines.line(at: setting.offset))
      }
      search = scanner.offset
    }
    var facts = collector.facts
    facts.builtFiles = BuiltFilesReader.read(text)
    return facts
  }
}
