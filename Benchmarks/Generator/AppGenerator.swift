import Foundation

/// Writes an app of any size, the same one for the same size.
///
/// Its scenes lead to each other in the ways that real apps use: segues with identifiers that code performs, unwind
/// segues, references to other storyboards, and scenes that code makes. About one in fifty names is mistyped.
struct AppGenerator {
  let size: AppSize

  /// Storyboards and sources stand in folders of this many.
  private static let filesPerFolder = 50

  /// - Throws: `BenchmarkError` where a file cannot be written.
  func write(to folder: String) throws {
    try write(Self.propertyList, to: "\(folder)/App/Info.plist")
    for storyboard in 0..<size.storyboards {
      let text = StoryboardText(storyboard: storyboard, size: size).text
      try write(
        text,
        to: "\(folder)/App/Flow\(storyboard / Self.filesPerFolder)/Board\(storyboard).storyboard")
    }
    for source in 0..<size.sources {
      let text = SourceText(source: source, size: size).text
      try write(
        text, to: "\(folder)/App/Sources\(source / Self.filesPerFolder)/Source\(source).swift")
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw BenchmarkError.system(action: "write", path: path, reason: "\(error)")
    }
  }

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>UIMainStoryboardFile</key>
    	<string>Board0</string>
    </dict>
    </plist>

    """
}
