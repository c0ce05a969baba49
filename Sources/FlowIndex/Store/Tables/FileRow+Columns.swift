extension FileRow: StoredRow {
  static let table = "files"
  static let columns: [StoredColumn<FileRow>] = [
    .integer("id") { $0.id },
    .path("path") { $0.path },
    .text("kind") { $0.kind },
    .count("size") { $0.size },
    .text("content_hash") { $0.contentHash },
    .text("scope") { $0.scope },
    .text("platform") { $0.platform },
    .count("is_built") { row in row.isBuilt.map { $0 ? 1 : 0 } },
    .text("status") { $0.status },
    .text("problem") { $0.problem },
  ]
}
