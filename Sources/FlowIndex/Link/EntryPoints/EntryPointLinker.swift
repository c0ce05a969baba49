import ProjectSettings

/// Finds the storyboards that the system loads by itself.
///
/// A key of the plist wins over the same key of a generated plist when the app is built; both are kept, as either may
/// hold for some target.
struct EntryPointLinker {
  private let catalog: StoryboardCatalog
  private let expander: BuildSettingExpander
  private let nibs: NibCatalog

  /// Adds the entry points of all plists, project files and configuration files.
  ///
  /// - Parameters:
  ///   - files: every file of the index, in the order of `rows.files`.
  ///   - catalog: the storyboards of the index.
  static func link(files: [ExtractedFile], catalog: StoryboardCatalog, rows: inout IndexRows) {
    let linker = EntryPointLinker(
      catalog: catalog, expander: BuildSettingExpander(settings: BuildSettings(files: files)),
      nibs: NibCatalog(files: rows.files))
    for file in files {
      guard case .settings(let facts) = file.content else { continue }
      for entryPoint in facts.entryPoints { linker.append(entryPoint, of: file.row, to: &rows) }
    }
  }

  /// Adds one row for every storyboard that the entry may mean, and one for a name that means none.
  private func append(_ entryPoint: EntryPointFact, of file: FileRow, to rows: inout IndexRows) {
    let names = expander.expand(entryPoint.name, in: file.scope)
    guard !names.isEmpty else {
      append(entryPoint, name: entryPoint.name, storyboard: nil, isResolved: false, of: file, to: &rows)
      return
    }
    for name in names where !name.isEmpty {
      let storyboards = storyboards(named: name, for: entryPoint, in: file, rows: rows)
      guard !storyboards.isEmpty else {
        append(entryPoint, name: name, storyboard: nil, isResolved: true, of: file, to: &rows)
        continue
      }
      for storyboard in storyboards {
        append(entryPoint, name: name, storyboard: storyboard, isResolved: true, of: file, to: &rows)
      }
    }
  }

  private func append(
    _ entryPoint: EntryPointFact, name: String, storyboard: StoryboardRow?, isResolved: Bool, of file: FileRow,
    to rows: inout IndexRows
  ) {
    rows.entryPoints.append(
      EntryPointRow(
        id: Int64(rows.entryPoints.count + 1), fileID: file.id, key: entryPoint.key, storyboard: name,
        sceneID: storyboard?.initialSceneID, storyboardID: storyboard?.id,
        target: target(of: entryPoint, named: name, isFound: storyboard != nil, in: file).rawValue,
        isResolved: isResolved, line: entryPoint.line ?? 1, column: 1))
  }

  /// One file of each logical storyboard that is meant: the one for the key's device.
  private func storyboards(
    named name: String, for entryPoint: EntryPointFact, in file: FileRow, rows: IndexRows
  ) -> [StoryboardRow] {
    guard entryPoint.target != .mainNib else { return [] }
    let key = EntryPointKey(entryPoint.key)
    let meant = catalog.candidates(named: name, near: file.id) { platform in
      key.allows(platform: platform, target: entryPoint.target)
    }
    return meant.nearest.compactMap { logical in
      let copies = logical.storyboards.map { rows.storyboards[Int($0) - 1] }
      return copies.first { $0.device == key.device } ?? copies.first { $0.device.isEmpty } ?? copies.first
    }
  }

  /// A key that usually names a storyboard may name a nib, as launch screens of old did.
  private func target(
    of entryPoint: EntryPointFact, named name: String, isFound: Bool, in file: FileRow
  ) -> EntryPointFact.Target {
    let isNib = !isFound && nibs.hasNib(named: name, near: file)
    return isNib ? .mainNib : entryPoint.target
  }
}
