import Configuration

extension FuzzTarget {
  /// A `.sceneql.json`. What is wrong with it stands within it, and what is right answers for any path.
  static let configuration = FuzzTarget(name: "configuration") { bytes in
    do throws(ConfigurationError) {
      let configuration = try Configuration.parse(bytes)
      for path in ["App/Main.storyboard", "", "a/b/c/d.swift"] {
        let path = Array(path.utf8)
        _ = configuration.exclude.covers(file: path)
        for rule in configuration.rules.keys { _ = configuration.severity(ofRule: rule, inFile: path) }
      }
    } catch {
      expect(!"\(error)".isEmpty, "an error without words")
      expect((1...lineCount(of: bytes)).contains(error.line ?? 1), "line \(error.line ?? 0) is outside of the file")
    }
  }
}
