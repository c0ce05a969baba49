import Audit
import SQLite

extension Night {
  /// Reads from an index what it says of the app and its files.
  ///
  /// - Parameters:
  ///   - root: the root of the app.
  ///   - startedAt: when the run began, in UTC, as ISO 8601 has it.
  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  public init(
    session: ReadOnlySession, root: String, audit: AuditReport, startedAt: String, toolVersion: String,
    durations: [Duration]
  ) throws {
    let rows = try session.rows("select key, value from meta where key in ('root', 'revision')")
    let facts = Dictionary(rows.map { ($0.text("key"), $0.text("value")) }) { first, _ in first }
    self.init(
      startedAt: startedAt, appName: facts["root"] ?? "", revision: facts["revision"], toolVersion: toolVersion,
      files: try IndexedFiles(session: session, root: root), audit: audit, durations: durations)
  }
}
