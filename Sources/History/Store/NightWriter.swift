import Audit
import SQLite

/// Writes what a run knows of itself and what became of findings. A transaction of the caller makes it one step.
struct NightWriter {
  let database: Database
  let night: Night

  /// Writes the row of the run.
  ///
  /// - Returns: its number.
  func insertRun() throws -> Int {
    try database.run(
      """
      insert into runs (started_at, revision, app, tool_version, file_count, unread_count)
      values (?, ?, ?, ?, ?, ?)
      """,
      [
        Value(night.startedAt), Value(night.revision), Value(night.appName), Value(night.toolVersion),
        Value(night.files.count), Value(night.audit.problems.count),
      ])
    return Int(try database.value("select last_insert_rowid()")?.integer ?? 0)
  }

  /// Writes all that belongs to the run but its findings.
  func insertFacts(run: Int, countStarts: [CountStart]) throws {
    for duration in night.durations {
      try database.run(
        "insert into run_durations values (?, ?, ?)", [Value(run), Value(duration.stage), .real(duration.seconds)])
    }
    for metric in night.audit.metrics {
      try database.run(
        "insert or replace into run_metrics values (?, ?, ?)", [Value(run), Value(metric.name), Value(metric.value)])
    }
    for (path, problem) in night.files.unread.sorted(by: { $0.key < $1.key }) {
      try database.run("insert into unread_files values (?, ?, ?)", [Value(run), Value(path), Value(problem)])
    }
    let reasons = Dictionary(countStarts.map { ($0.rule, $0.reason) }) { first, _ in first }
    for rule in night.audit.rules where rule.kind != .metric {
      let findings = night.audit.findings.filter { $0.rule == rule.id }
      let counts = [Severity.error, .warning, .note].map { severity in findings.count { $0.severity == severity } }
      try database.run(
        "insert into run_rules values (?, ?, ?, ?, ?, ?, ?)",
        [Value(run), Value(rule.id), Value(rule.version), Value(reasons[rule.id]?.rawValue)] + counts.map(Value.init))
    }
  }

  /// Writes what became of one finding.
  func write(_ outcome: NightComparer.Outcome, run: Int) throws {
    let id = try outcome.tracked.isOpen ? writeSeen(outcome, run: run) : writeUnseen(outcome)
    try database.run(
      "insert into finding_states (run_id, finding_id, state, reason) values (?, ?, ?, ?)",
      [Value(run), .integer(id), Value(outcome.tracked.state.rawValue), Value(outcome.tracked.reason)])
  }

  private func writeUnseen(_ outcome: NightComparer.Outcome) throws -> Int64 {
    let id = outcome.known?.id ?? 0
    try database.run(
      "update findings set closed_as = ? where id = ?", [Value(outcome.end?.rawValue), .integer(id)])
    return id
  }

  private func writeSeen(_ outcome: NightComparer.Outcome, run: Int) throws -> Int64 {
    let finding = outcome.tracked.finding
    let columns: [(name: String, value: Value)] = [
      ("fingerprint", Value(finding.fingerprint)), ("pathless_fingerprint", Value(finding.pathlessFingerprint)),
      ("rule", Value(finding.rule)), ("severity", Value(finding.severity.rawValue)), ("path", Value(finding.path)),
      ("line", Value(finding.line)), ("column", Value(finding.column)), ("message", Value(finding.message)),
      ("scene", Value(finding.scene)), ("content_hash", Value(night.files.contentHash(of: finding))),
      ("closed_as", .null), ("first_run_id", Value(outcome.tracked.firstRun)),
      ("first_seen_at", Value(outcome.tracked.firstSeenAt)), ("last_run_id", Value(run)),
    ]
    let id = try outcome.known.map { try update($0.id, columns) } ?? insert(columns)
    try writePlaces(of: finding, id: id)
    return id
  }

  private func insert(_ columns: [(name: String, value: Value)]) throws -> Int64 {
    let names = columns.map(\.name).joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try database.run("insert into findings (\(names)) values (\(places))", columns.map(\.value))
    return try database.value("select last_insert_rowid()")?.integer ?? 0
  }

  private func update(_ id: Int64, _ columns: [(name: String, value: Value)]) throws -> Int64 {
    let assignments = columns.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.run("update findings set \(assignments) where id = ?", columns.map(\.value) + [.integer(id)])
    return id
  }

  private func writePlaces(of finding: Finding, id: Int64) throws {
    try database.run("delete from finding_places where finding_id = ?", [.integer(id)])
    for (position, place) in finding.related.enumerated() {
      try database.run(
        "insert into finding_places values (?, ?, ?, ?, ?)",
        [.integer(id), Value(position), Value(place.path), Value(place.line), Value(place.message)])
    }
  }
}

extension Value {
  fileprivate init(_ string: String?) {
    self = string.map { Value($0) } ?? .null
  }

  fileprivate init(_ integer: Int?) {
    self = integer.map { Value($0) } ?? .null
  }
}
