/// Gathers the objects of a project file and tells what its targets build.
struct BuiltFilesCollector {
  /// More groups than this around each other are a damaged file.
  private static let depthLimit = 64

  private var objects: [String: ProjectObject] = [:]
  private var parents: [String: String] = [:]
  private var built: Set<String> = []

  mutating func add(_ object: ProjectObject) {
    if object.kind == .buildFile {
      if let reference = object.fileReference { built.insert(reference) }
      return
    }
    objects[object.identifier] = object
    for child in object.children { parents[child] = object.identifier }
  }

  var builtFiles: BuiltFiles {
    let paths = built.flatMap(files).compactMap(path).filter(Self.isOfInterest)
    return BuiltFiles(paths: Self.sorted(paths), folders: Self.sorted(wholeFolders))
  }

  /// The file that a build phase names, or the copies of a localised one.
  private func files(of reference: String) -> [String] {
    guard let object = objects[reference], object.kind == .variantGroup else { return [reference] }
    return object.children
  }

  /// Folders that are taken as they are. A package that stands in a project is such a reference too.
  private var wholeFolders: [String] {
    objects.values.compactMap { object in
      guard object.kind == .synchronizedFolder || object.fileType == "folder", let path = object.path else {
        return nil
      }
      return path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) }
    }
  }

  /// Nil for what is not below a folder of the project's own.
  private func path(of reference: String) -> String? {
    var components: [String] = []
    var next: String? = reference
    for _ in 0..<Self.depthLimit {
      guard let identifier = next, let object = objects[identifier] else { break }
      if let path = object.path, !path.isEmpty { components.append(path) }
      switch object.sourceTree {
      case "<group>", nil: next = parents[identifier]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    return components.isEmpty ? nil : components.reversed().joined(separator: "/")
  }

  /// Interface files and sources; pictures and sounds are no files of an index.
  private static func isOfInterest(_ path: String) -> Bool {
    [".storyboard", ".xib", ".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
  }

  private static func sorted(_ names: [String]) -> [String] {
    Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
