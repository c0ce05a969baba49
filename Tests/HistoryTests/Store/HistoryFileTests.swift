import Audit
import Foundation
import SQLite
import TestSupport
import Testing

@testable import History

@Suite("The file of a history")
struct HistoryFileTests {
  private typealias Sample = SampleHistory

  private func value(_ sql: String, of history: SampleHistory) throws -> Value? {
    try Database(path: history.path, mode: .readOnly).value(sql)
  }

  @Test("says what it is, so that no other program takes it for its own")
  func identity() throws {
    let history = try Sample()
    try history.record(Sample.night([]))
    // The letters SQLH.
    #expect(try value("pragma application_id", of: history) == .integer(0x5351_4C48))
    #expect(try value("pragma user_version", of: history) == 1)
  }

  @Test("keeps runs, findings with the runs that first and last saw them, and a state for each run")
  func keepsNights() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x")], time: "2026-01-01"))
    try history.record(Sample.night([Sample.finding("x")], time: "2026-01-02"))
    try history.record(Sample.night([], time: "2026-01-03"))
    #expect(
      try value("select group_concat(id || ' ' || started_at, ', ') from runs", of: history)
        == "1 2026-01-01, 2 2026-01-02, 3 2026-01-03")
    #expect(
      try value("select first_run_id || '-' || last_run_id || closed_as from findings", of: history)
        == "1-2fixed")
    #expect(
      try value("select group_concat(state, ', ') from finding_states", of: history)
        == "unchanged, unchanged, fixed")
    #expect(try value("select group_concat(fixed, ', ') from run_summary", of: history) == "0, 0, 1")
  }

  @Test("orders runs by their numbers where the clock was set back")
  func clockSetBack() throws {
    let history = try Sample()
    try history.record(Sample.night([], time: "2026-01-02"))
    let comparison = try history.record(Sample.night([Sample.finding("x")], time: "2020-01-01"))
    #expect(comparison.states == ["x: new"])
    #expect(try history.record(Sample.night([], time: "2019-01-01")).states == ["x: fixed"])
    #expect(try history.record(Sample.night([])).trend.map(\.run.id) == [1, 2, 3, 4])
  }

  @Test("tells the trend: open findings by severity, metrics, and where counts start")
  func trend() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x"), Sample.finding("y")]))
    let trend = try history.record(Sample.night([Sample.finding("x")])).trend
    #expect(trend.map { $0.openCounts[.error] } == [2, 1])
    #expect(trend.map(\.startsCount) == [true, false])
  }

  @Test("drops the oldest runs and what ended in them, and keeps what is open however old it is")
  func keepsSomeRuns() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("stays"), Sample.finding("goes")]))
    try history.record(Sample.night([Sample.finding("stays")]), keeping: 2)
    let unread = Sample.night([], unread: ["A.swift": "it is locked"])
    for _ in 1...3 { try history.record(unread, keeping: 2) }
    #expect(try value("select group_concat(id) from runs", of: history) == "4,5")
    #expect(try value("select group_concat(message) from findings", of: history) == "fault stays")
    let comparison = try history.record(Sample.night([Sample.finding("stays")]), keeping: 1)
    #expect(comparison.states == ["stays: unchanged"])
    #expect(comparison.findings.first?.firstRun == 1 && comparison.run.id == 6)
  }

  @Test("keeps nothing of a night whose report could not be written")
  func undoesNight() throws {
    let history = try Sample()
    try history.record(Sample.night([]))
    let file = try HistoryFile(path: history.path)
    #expect(throws: CancellationError.self) {
      try file.record(Sample.night([Sample.finding("x")]), keeping: 9) { _ in throw CancellationError() }
    }
    #expect(try file.record(Sample.night([Sample.finding("x")]), keeping: 9) { _ in }.states == ["x: new"])
  }

  @Test("is used by one run at a time, and says which process has it")
  func locks() throws {
    let history = try Sample()
    let first = try HistoryFile(path: history.path)
    #expect(throws: HistoryError.anotherRun(process: getpid(), path: history.path)) {
      try HistoryFile(path: history.path)
    }
    _ = try first.record(Sample.night([]), keeping: 9) { _ in }
  }

  @Test(
    "is never replaced where it is damaged, empty, foreign or newer",
    arguments: ["half", "empty", "text", "foreign", "newer", "page"])
  func refusesDamage(_ kind: String) throws {
    let history = try Sample()
    let findings = (1...300).map { (line: Int) in Sample.finding("\(line)", line: line) }
    try history.record(Sample.night(findings))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: history.path))
    switch kind {
    case "half": bytes = bytes.prefix(bytes.count / 2)
    case "empty": bytes = Data()
    case "text": bytes = Data("no database".utf8)
    case "foreign": bytes[68] = 1
    case "newer": bytes[63] = 99
    default: bytes.replaceSubrange(4096..<bytes.count - 4096, with: Data(repeating: 0x5A, count: bytes.count - 8192))
    }
    try bytes.write(to: URL(fileURLWithPath: history.path))
    let error = try #require(throws: HistoryError.self) { try history.record(Sample.night([])) }
    let words = error.description
    #expect(words.contains(history.path) && words.contains(kind == "newer" ? "a newer sceneql" : "move it aside"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: history.path)) == bytes)
  }
}
