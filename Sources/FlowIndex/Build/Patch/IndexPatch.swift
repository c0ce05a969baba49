/// The few changes that make an index of the last one.
struct IndexPatch {
  /// A file whose facts have moved and not changed.
  struct File {
    /// The row of the file.
    let id: Int64
    let record: FileRecord
    let positions: MovedPositions
  }

  let files: [File]
  let meta: [String: String]
}
