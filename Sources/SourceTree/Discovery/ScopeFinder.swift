/// Finds for each file the project or package that it most likely belongs to: the nearest one at or above it.
struct ScopeFinder {
  private let markedFolders: Set<[UInt8]>
  private var scopes: [[UInt8]: [UInt8]] = [:]

  private init(_ files: [SourceFile]) {
    markedFolders = Set(files.compactMap(Self.folderMarked))
  }

  static func addingScopes(to files: [SourceFile]) -> [SourceFile] {
    var finder = ScopeFinder(files)
    return files.map { file in
      var file = file
      file.scope = SourcePath(bytes: finder.scope(of: file.path.folder.bytes))
      return file
    }
  }

  /// The folder that holds the package, or the project whose file this is.
  private static func folderMarked(by file: SourceFile) -> [UInt8]? {
    switch (file.kind, file.path.name) {
    case (.swift, "Package.swift"): return file.path.folder.bytes
    case (.project, "project.pbxproj"):
      let project = file.path.folder
      return project.name.hasSuffix(".xcodeproj") ? project.folder.bytes : nil
    default: return nil
    }
  }

  private mutating func scope(of folder: [UInt8]) -> [UInt8] {
    if folder.isEmpty || markedFolders.contains(folder) { return folder }
    if let known = scopes[folder] { return known }
    let scope = scope(of: SourcePath(bytes: folder).folder.bytes)
    scopes[folder] = scope
    return scope
  }
}
