/// Takes those of git's entries that stand on the disk as regular files and that no rule leaves out.
///
/// Git tells what it tracks, not what is there: files may be deleted, and a folder may have become a link that leads
/// out of the root.
struct GitEntryFilter {
  private let root: String
  private let exclusion: ExclusionRules
  private(set) var found = FoundFiles()
  private var states: [[UInt8]: FolderState] = [[]: FolderState()]
  private var seen: Set<[UInt8]> = []
  private var lastFolder: (path: ArraySlice<UInt8>, state: FolderState)?

  init(root: String, exclusion: ExclusionRules) {
    self.root = root
    self.exclusion = exclusion
  }

  mutating func add(_ entry: GitEntry) {
    if entry.isRepository {
      addRepository(entry)
    } else if let kind = SourceKind(name: entry.path) {
      addFile(entry, kind)
    }
  }

  private mutating func addFile(_ entry: GitEntry, _ kind: SourceKind) {
    let state = state(ofFolderOf: entry.path)
    guard state.isInPlace else { return }
    let path = Array(entry.path)
    if entry.isIgnored, !exclusion.isIncluded(file: path, in: state) { return }
    // A file in a merge conflict has several entries.
    guard seen.insert(path).inserted else { return }
    if let reason = exclusion.reasonToHide(file: path, in: state) {
      found.count(reason)
    } else if let file = SourceFile(root: root, path: path, kind: kind) {
      found.add(file)
    }
  }

  /// Submodules and repositories within: git tells no more than where they are.
  private mutating func addRepository(_ entry: GitEntry) {
    let path = Array(entry.path)
    let state = state(ofFolder: path)
    guard state.isInPlace, !entry.isIgnored || state.isIncluded, seen.insert(path).inserted else { return }
    var walk = FolderWalk(root: root, exclusion: exclusion, from: path, state: state, found: found)
    walk.run()
    found = walk.found
  }

  private mutating func state(ofFolderOf path: ArraySlice<UInt8>) -> FolderState {
    let folder = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    if let last = lastFolder, last.path == folder { return last.state }
    let state = state(ofFolder: Array(folder))
    lastFolder = (folder, state)
    return state
  }

  private mutating func state(ofFolder path: [UInt8]) -> FolderState {
    if let known = states[path] { return known }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let parent = state(ofFolder: Array(path[..<(slash ?? 0)]))
    let name = Array(path[(slash.map { $0 + 1 } ?? 0)...])
    var state = exclusion.state(ofFolder: path, named: name, in: parent)
    state.isInPlace = parent.isInPlace && isFolder(path)
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
