import Audit
import History
import SQLite

/// Gathers a night's report from the index and an audit of it.
public struct NightReportReader {
  private let session: ReadOnlySession

  public init(session: ReadOnlySession) {
    self.session = session
  }

  /// The report of an audit and of what the history makes of it.
  ///
  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  public func report(of audit: AuditReport, comparison: NightComparison) throws -> NightReport {
    let facts = try indexFacts()
    return NightReport(
      appName: facts["root"] ?? "", indexedAt: facts["indexed_at"] ?? "", revision: facts["revision"],
      toolVersion: facts["tool_version"] ?? "", fileCounts: try fileCounts(), audit: audit,
      comparison: comparison)
  }

  private func indexFacts() throws -> [String: String] {
    let rows = try session.rows("select key, value from meta order by key")
    return rows.reduce(into: [:]) { facts, row in
      if let key = row["key"]?.string { facts[key] = row["value"]?.string }
    }
  }

  private func fileCounts() throws -> [NightReport.FileCount] {
    let sql =
      """
      select
        kind,
        sum(status = 'indexed') as indexed,
        sum(status = 'skipped') as skipped,
        sum(status = 'failed') as failed
      from files
      group by kind
      order by count(*) desc, kind
      """
    return try session.rows(sql).map { row in
      NightReport.FileCount(
        kind: row["kind"]?.string ?? "", indexed: Self.count(row["indexed"]), skipped: Self.count(row["skipped"]),
        failed: Self.count(row["failed"]))
    }
  }

  private static func count(_ value: Value?) -> Int { Int(value?.integer ?? 0) }
}
