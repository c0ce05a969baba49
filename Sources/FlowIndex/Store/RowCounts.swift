/// How many rows each table has that others point to.
///
/// Ids are positions, so that this tells whether a row points to one that exists. SQLite could tell it too, but would look
/// up every row in turn.
struct RowCounts {
  private let byTable: [String: Int]

  init(_ rows: IndexRows) {
    byTable = [
      FileRow.table: rows.files.count,
      StoryboardRow.table: rows.storyboards.count,
      SceneRow.table: rows.scenes.count,
      SegueRow.table: rows.segues.count,
      TypeRow.table: rows.types.count,
      CodeReferenceRow.table: rows.codeReferences.count,
      EntryPointRow.table: rows.entryPoints.count,
      LinkConventionRow.table: rows.linkConventions.count,
      StoryboardLinkRow.table: rows.storyboardLinks.count,
      FlowRow.table: rows.flows.count,
    ]
  }

  /// - Throws: `IndexPublishError.brokenReference` for the first row that points to one that does not exist.
  func checkReferences<Row: StoredRow>(of rows: [Row]) throws(IndexPublishError) {
    for reference in Row.columns.compactMap(\.reference) {
      let count = Int64(byTable[reference.table] ?? 0)
      let broken = rows.firstIndex { row in
        reference.id(row).map { $0 < 1 || $0 > count } ?? false
      }
      if let broken {
        throw .brokenReference(table: Row.table, row: Int64(broken + 1), parent: reference.table)
      }
    }
  }
}
