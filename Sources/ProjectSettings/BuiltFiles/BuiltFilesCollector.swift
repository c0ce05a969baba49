/// Gathers the objects of a project file and tells what its targets build.
struct BuiltFilesCollector {
  private var paths: [String: String] = [:]
  private var children: [String: [String]] = [:]
  private var built: Set<String> = []
  private var folders: Set<String> = []

  mutating func add(_ object: ProjectObject) {
    switch object.kind {
    case .buildFile:
      if let reference = object.fileReference { built.insert(reference) }
    case .fileReference:
      paths[object.identifier] = object.path
      // A package that stands in the project is such a reference as well; its targets are its own.
      if object.fileType == "folder", let path = object.path { folders.insert(Self.lastComponent(of: path)) }
    case .variantGroup:
      children[object.identifier] = object.children
    case .synchronizedFolder:
      if let path = object.path { folders.insert(Self.lastComponent(of: path)) }
    }
  }

  var builtFiles: BuiltFiles {
    let references = built.flatMap { children[$0] ?? [$0] }
    let names = Set(references.compactMap { paths[$0] }.map(Self.lastComponent).filter(Self.isOfInterest))
    return BuiltFiles(names: Self.sorted(names), folders: Self.sorted(folders))
  }

  /// Interface files and sources; pictures and sounds are no files of an index.
  private static func isOfInterest(_ name: String) -> Bool {
    [".storyboard", ".xib", ".swift", ".m", ".mm"].contains { name.hasSuffix($0) }
  }

  private static func lastComponent(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  private static func sorted(_ names: Set<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
