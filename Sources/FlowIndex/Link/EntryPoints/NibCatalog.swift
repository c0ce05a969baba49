/// The xibs of the index by name.
struct NibCatalog: Sendable {
  private let byName: [ExactName: [FileRow]]
  private let proximity: Proximity

  init(files: [FileRow]) {
    let xibs = files.filter { $0.kind == "xib" }
    byName = Dictionary(grouping: xibs, by: { ExactName(Self.baseName(of: $0.path.name)) })
    proximity = Proximity(files: files)
  }

  /// Whether the project of a file has a xib of this name, perhaps for one device only.
  func hasNib(named name: String, near file: FileRow) -> Bool {
    let candidates = byName[ExactName(name), default: []]
    return !proximity.narrow(candidates, from: file.id, fileOf: \.id).inScope.isEmpty
  }

  private static func baseName(of fileName: String) -> String {
    var name = Substring(fileName)
    for ending in [".xib", "~ipad", "~iphone"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    return String(name)
  }
}
