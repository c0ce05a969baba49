import Audit
import SQLite

/// Reads what each kept run counted.
struct TrendReader {
  let database: Database

  /// The kept runs in their order.
  func trend() throws -> [TrendPoint] {
    let metrics = try metricsByRun()
    let sql =
      """
      select
        runs.*,
        coalesce(sum(run_rules.errors), 0) as errors,
        coalesce(sum(run_rules.warnings), 0) as warnings,
        coalesce(sum(run_rules.notes), 0) as notes,
        coalesce(max(run_rules.count_start is not null), 0) as starts_count
      from runs
      left join run_rules on run_rules.run_id = runs.id
      group by runs.id
      order by runs.id
      """
    return try database.rows(sql).map { row in
      let run = RunRecord(row: row)
      return TrendPoint(
        run: run,
        openCounts: [
          .error: row.number("errors") ?? 0, .warning: row.number("warnings") ?? 0, .note: row.number("notes") ?? 0,
        ],
        metrics: metrics[run.id] ?? [:], startsCount: row.number("starts_count") == 1)
    }
  }

  private func metricsByRun() throws -> [Int: [String: Int]] {
    try database.rows("select run_id, name, value from run_metrics").reduce(into: [:]) { metrics, row in
      metrics[row.number("run_id") ?? 0, default: [:]][row.text("name")] = row.number("value")
    }
  }
}
