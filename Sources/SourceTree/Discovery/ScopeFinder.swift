/// Finds for each file the project or package that it most likely belongs to: the nearest one at or above it.
struct ScopeFinder {
  private let markedFolders: Set<SourcePath>
  private var scopes: [SourcePath: SourcePath] = [:]

  private init(_ files: [SourceFile]) {
    markedFolders = Set(files.compactMap(Self.folderMarked))
  }

  static func addingScopes(to files: [SourceFile]) -> [SourceFile] {
    var finder = ScopeFinder(files)
    return files.map { file in
      var file = file
      file.scope = finder.scope(of: file.path.folder)
      return file
    }
  }

  /// The folder that holds the package, or the project whose file this is.
  private static func folderMarked(by file: SourceFile) -> SourcePath? {
    switch file.kind {
    case .swift where file.path.isNamed("Package.swift"): return file.path.folder
    case .project where file.path.isNamed("project.pbxproj"):
      let project = file.path.folder
      return project.bytes.ends(with: ".xcodeproj") ? project.folder : nil
    default: return nil
    }
  }

  private mutating func scope(of folder: SourcePath) -> SourcePath {
    if folder.bytes.isEmpty || markedFolders.contains(folder) { return folder }
    if let known = scopes[folder] { return known }
    let scope = scope(of: folder.folder)
    scopes[folder] = scope
    return scope
  }
}

extension SourcePath {
  /// Whether the last component is this name; most paths are told by their last bytes alone.
  fileprivate func isNamed(_ name: StaticString) -> Bool {
    bytes.ends(with: name)
      && (bytes.count == name.utf8CodeUnitCount || bytes[bytes.count - name.utf8CodeUnitCount - 1] == UInt8(ascii: "/"))
  }
}

extension [UInt8] {
  fileprivate func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
