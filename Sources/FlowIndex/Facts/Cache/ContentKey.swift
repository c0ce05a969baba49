import SourceTree

/// What the facts of a file depend on: its bytes, and how they are read.
struct ContentKey: Hashable, Sendable {
  let hash: ContentHash
  /// How the bytes are read: by the kind of the file, for settings by the ending of its name.
  let reading: String

  init(hash: ContentHash, reading: String) {
    self.hash = hash
    self.reading = reading
  }

  init(hash: ContentHash, of file: SourceFile) {
    self.hash = hash
    reading =
      file.kind == .project ? "project \(file.path.name.split(separator: ".").last ?? "")" : file.kind.rawValue
  }
}
