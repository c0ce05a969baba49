import SQLite

/// Reads from an index what an app consists of.
public struct InventoryReader {
  private let session: ReadOnlySession

  public init(session: ReadOnlySession) {
    self.session = session
  }

  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  public func inventory() throws -> Inventory {
    Inventory(
      tables: [
        try SceneTable.table(of: session), try SegueTable.table(of: session), try ReferenceTable.table(of: session),
      ],
      scenes: try SceneFactsReader(session: session).scenes())
  }
}
