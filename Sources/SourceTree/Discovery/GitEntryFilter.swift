/// Takes those of git's entries that stand on the disk as regular files and that no rule leaves out.
///
/// Git tells what it tracks, not what is there: files may be deleted, and a folder may have become a link that leads
/// out of the root.
struct GitEntryFilter {
  private let root: String
  private let exclusion: ExclusionRules
  private(set) var found = FoundFiles()
  private var states: [SourcePath: FolderState] = [SourcePath(bytes: []): FolderState()]
  private var seen: Set<SourcePath> = []
  private var lastFolder: (path: ArraySlice<UInt8>, state: FolderState)?

  init(root: String, exclusion: ExclusionRules) {
    self.root = root
    self.exclusion = exclusion
  }

  /// - Parameter isIgnored: left out by git's ignore rules, so that only `include` can ask for it.
  mutating func add(_ entry: GitEntry, isIgnored: Bool) {
    switch entry.kind {
    case .repository: addRepository(entry.path, isIgnored: isIgnored)
    case .file(let kind): addFile(entry.path, kind, isIgnored: isIgnored)
    }
  }

  private mutating func addFile(_ path: SourcePath, _ kind: SourceKind, isIgnored: Bool) {
    let state = state(ofFolderOf: path)
    guard state.isInPlace else { return }
    if isIgnored, !exclusion.isIncluded(file: path.bytes, in: state) { return }
    // A file in a merge conflict has several entries.
    guard seen.insert(path).inserted else { return }
    if let reason = exclusion.reasonToHide(file: path.bytes, in: state) {
      found.count(reason)
    } else if let file = SourceFile(root: root, path: path.bytes, kind: kind) {
      found.add(file)
    }
  }

  /// Submodules and repositories within: git tells no more than where they are.
  private mutating func addRepository(_ path: SourcePath, isIgnored: Bool) {
    let state = state(ofFolder: path)
    guard state.isInPlace, !isIgnored || state.isIncluded, seen.insert(path).inserted else { return }
    var walk = FolderWalk(root: root, exclusion: exclusion, from: path.bytes, state: state, found: found)
    walk.run()
    found = walk.found
  }

  private mutating func state(ofFolderOf path: SourcePath) -> FolderState {
    let folder = path.bytes[..<(path.bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    if let last = lastFolder, last.path == folder { return last.state }
    let state = state(ofFolder: SourcePath(bytes: Array(folder)))
    lastFolder = (folder, state)
    return state
  }

  private mutating func state(ofFolder path: SourcePath) -> FolderState {
    if let known = states[path] { return known }
    let parent = state(ofFolder: path.folder)
    let name = path.bytes.lastIndex(of: UInt8(ascii: "/")).map { path.bytes[($0 + 1)...] } ?? path.bytes[...]
    var state = exclusion.state(ofFolder: path.bytes, named: Array(name), in: parent)
    state.isInPlace = parent.isInPlace && isFolder(path.bytes)
    states[path] = state
    return state
  }

  private func isFolder(_ path: [UInt8]) -> Bool {
    do throws(SystemError) {
      return try FileStatus(of: AbsolutePath.bytes(root, path)).type == .folder
    } catch {
      return false
    }
  }
}
