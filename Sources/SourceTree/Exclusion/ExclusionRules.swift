import Configuration

/// Decides what is left out: by the default excludes, by `exclude`, and what `include` brings back.
///
/// A default exclude is lifted where a pattern of `include` matches the folder itself or anything below it on the way to
/// the file: `Pods` brings back all of it, `Pods/Own` that part alone. A second excluded folder further down, such as
/// `Pods/Own/build`, needs a pattern of its own. `exclude` wins over everything.
struct ExclusionRules: Sendable {
  let exclude: PathPatternList
  let include: PathPatternList

  /// Whether something is to be brought back at all, perhaps from what git ignores.
  var includesAnything: Bool { !include.isEmpty }

  /// - Parameters:
  ///   - path: of the folder, relative to the root.
  ///   - name: its last component.
  ///   - parent: the state of the folder that holds it.
  func state(ofFolder path: [UInt8], named name: [UInt8], in parent: FolderState) -> FolderState {
    var state = parent
    state.isExcluded = parent.isExcluded || exclude.matches(path, isFolder: true)
    if include.matches(path, isFolder: true) {
      state.isIncluded = true
      state.hidingFolder = nil
    } else if state.hidingFolder == nil, DefaultExcludes.contains(name) {
      state.hidingFolder = String(decoding: name, as: UTF8.self)
    }
    return state
  }

  /// Why a file is left out, nil where it is not.
  func reasonToHide(file: [UInt8], in folder: FolderState) -> HidingReason? {
    if let name = folder.hidingFolder, !include.matches(file, isFolder: false) { return .defaultExclude(folder: name) }
    return folder.isExcluded || exclude.matches(file, isFolder: false) ? .configuration : nil
  }

  /// Whether `include` asks for the file, by its own name or by a folder above.
  func isIncluded(file: [UInt8], in folder: FolderState) -> Bool {
    folder.isIncluded || include.matches(file, isFolder: false)
  }
}

/// What the rules say of a folder, its own name and all above it taken together.
struct FolderState: Sendable, Equatable {
  /// The name of the folder at or above that a default exclude leaves out and nothing has brought back.
  var hidingFolder: String?
  /// Whether `exclude` matches it or a folder above.
  var isExcluded = false
  /// Whether `include` matches it or a folder above.
  var isIncluded = false
  /// Whether it and all above it are folders on the disk, and not links.
  var isInPlace = true

  var isHidden: Bool { hidingFolder != nil || isExcluded }
}

/// Why a file is left out.
enum HidingReason: Equatable {
  case defaultExclude(folder: String)
  case configuration
}
