/// A line of git's listing that SceneQL has to do with.
struct GitEntry: Equatable {
  enum Kind: Equatable {
    case file(SourceKind)
    /// A submodule, or a repository that the checkout does not know.
    case repository
  }

  let kind: Kind
  /// Relative to the root, without a slash at its end.
  let path: SourcePath

  /// Reads a record of `git ls-files -z --stage`, which tells what is tracked: `100644 OBJECT STAGE<tab>PATH`.
  init?(tracked record: ArraySlice<UInt8>) {
    if record.starts(with: Self.submoduleMode) {
      kind = .repository
    } else if let sourceKind = SourceKind(name: record) {
      kind = .file(sourceKind)
    } else {
      return nil
    }
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    path = SourcePath(bytes: Array(record[(tab + 1)...]))
  }

  /// Reads a record of `git ls-files -z --others`: a path, with a slash at its end where it is a repository.
  init?(untracked record: ArraySlice<UInt8>) {
    if record.last == UInt8(ascii: "/") {
      kind = .repository
      path = SourcePath(bytes: Array(record.dropLast()))
    } else if let sourceKind = SourceKind(name: record) {
      kind = .file(sourceKind)
      path = SourcePath(bytes: Array(record))
    } else {
      return nil
    }
  }

  private static let submoduleMode = Array("160000 ".utf8)
}
