import Audit
import SQLite

/// Reads what the runs before tonight's left.
struct PastReader {
  let database: Database

  func past() throws -> Past {
    Past(
      previous: try previousRun(), rules: try rules(), findings: try findings(), unreadPaths: try unreadPaths())
  }

  private func previousRun() throws -> RunRecord? {
    try database.rows("select * from runs order by id desc limit 1").first.map(RunRecord.init(row:))
  }

  private func rules() throws -> [String: Past.RuleRun] {
    let sql =
      """
      select run_rules.rule as rule, run_rules.version as version, runs.tool_version as tool_version
      from run_rules
      join runs on runs.id = run_rules.run_id
      order by run_rules.run_id
      """
    return try database.rows(sql).reduce(into: [:]) { rules, row in
      rules[row.text("rule")] = Past.RuleRun(version: row.text("version"), toolVersion: row.text("tool_version"))
    }
  }

  private func unreadPaths() throws -> [Int: Set<String>] {
    try database.rows("select run_id, path from unread_files").reduce(into: [:]) { paths, row in
      paths[row.number("run_id") ?? 0, default: []].insert(row.text("path"))
    }
  }

  private func findings() throws -> [Past.KnownFinding] {
    let places = try relatedPlaces()
    return try database.rows("select * from findings order by id").map { row in
      let id = row["id"]?.integer ?? 0
      return Past.KnownFinding(
        id: id, finding: Finding(row: row, related: places[id] ?? []), contentHash: row["content_hash"]?.string,
        end: row["closed_as"]?.string.flatMap(Past.End.init(rawValue:)), firstRun: row.number("first_run_id") ?? 0,
        firstSeenAt: row.text("first_seen_at"), lastRun: row.number("last_run_id") ?? 0)
    }
  }

  private func relatedPlaces() throws -> [Int64: [RelatedPlace]] {
    try database.rows("select * from finding_places order by finding_id, position").reduce(into: [:]) { places, row in
      let place = RelatedPlace(path: row.text("path"), line: row.number("line"), message: row.text("message"))
      places[row["finding_id"]?.integer ?? 0, default: []].append(place)
    }
  }
}

extension Finding {
  /// The finding that a row of the history tells of.
  fileprivate init(row: Row, related: [RelatedPlace]) {
    self.init(
      rule: row.text("rule"), severity: Severity(rawValue: row.text("severity")) ?? .note, path: row.text("path"),
      line: row.number("line"), column: row.number("column"), message: row.text("message"),
      scene: row["scene"]?.string, fingerprint: row.text("fingerprint"),
      pathlessFingerprint: row["pathless_fingerprint"]?.string, related: related)
  }
}
