/// Reads every folder below a root. Links are not followed, so there are no loops.
struct FolderWalk {
  private let root: String
  private let exclusion: ExclusionRules
  private(set) var found = FoundFiles()
  private var waiting: [(folder: [UInt8], state: FolderState)]

  /// - Parameters:
  ///   - folder: where to start, relative to the root; empty for the root itself.
  ///   - state: what the rules say of that folder.
  init(
    root: String, exclusion: ExclusionRules, from folder: [UInt8] = [], state: FolderState = FolderState(),
    found: FoundFiles = FoundFiles()
  ) {
    self.root = root
    self.exclusion = exclusion
    self.found = found
    waiting = [(folder, state)]
  }

  mutating func run() {
    while let (folder, state) = waiting.popLast() {
      do throws(SystemError) {
        let entries = try FolderEntries.read(AbsolutePath.bytes(root, folder))
        for entry in entries { add(entry, in: folder, state) }
      } catch {
        // What no longer exists is not there; of a folder that is left out nobody needs to know more.
        if !error.isMissing, !state.isHidden { found.addProblem(folder, error) }
      }
    }
  }

  private mutating func add(_ entry: FolderEntry, in folder: [UInt8], _ state: FolderState) {
    let kind = SourceKind(name: entry.name[...])
    if kind == nil, let type = entry.type, type != .folder { return }
    let path = folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name
    switch entry.type ?? type(of: path) {
    case .folder: addFolder(path, named: entry.name, in: state)
    case .regular:
      guard let kind else { return }
      addFile(path, kind, in: state)
    case .link, .other: return
    }
  }

  private mutating func addFolder(_ path: [UInt8], named name: [UInt8], in parent: FolderState) {
    let state = exclusion.state(ofFolder: path, named: name, in: parent)
    if state.isHidden, DefaultExcludes.isOpaque(name) { return }
    waiting.append((path, state))
  }

  private mutating func addFile(_ path: [UInt8], _ kind: SourceKind, in state: FolderState) {
    if let reason = exclusion.reasonToHide(file: path, in: state) {
      found.count(reason)
    } else if let file = SourceFile(root: root, path: path, kind: kind) {
      found.add(file)
    }
  }

  /// Asked only where the file system does not tell the type beside the name.
  private func type(of path: [UInt8]) -> FileStatus.FileType {
    do throws(SystemError) {
      return try FileStatus(of: AbsolutePath.bytes(root, path)).type
    } catch {
      return .other
    }
  }
}

extension SourceFile {
  /// Nil where no regular file stands at the path.
  init?(root: String, path: [UInt8], kind: SourceKind) {
    do throws(SystemError) {
      let status = try FileStatus(of: AbsolutePath.bytes(root, path))
      guard status.type == .regular else { return nil }
      self.init(
        path: SourcePath(bytes: path), kind: kind, size: status.size, modifiedAt: status.modifiedAt,
        changedAt: status.changedAt)
    } catch {
      return nil
    }
  }
}
