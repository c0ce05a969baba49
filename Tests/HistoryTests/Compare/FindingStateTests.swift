import Audit
import Testing

@testable import History

@Suite("What becomes of findings from night to night")
struct FindingStateTests {
  private typealias Sample = SampleHistory

  @Test("the first run starts a count for every rule and calls nothing new")
  func firstRun() throws {
    let comparison = try Sample().record(Sample.night([Sample.finding("x")]))
    #expect(comparison.previous == nil)
    #expect(comparison.states == ["x: unchanged"])
    #expect(comparison.findings.map(\.isFirstCount) == [true])
    #expect(comparison.countStarts == [CountStart(rule: "r", reason: .firstRun)])
  }

  @Test("what came is new, what went is fixed, what stayed is unchanged")
  func comesAndGoes() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("stays"), Sample.finding("goes", line: 2)]))
    let comparison = try history.record(Sample.night([Sample.finding("stays"), Sample.finding("comes", line: 3)]))
    #expect(comparison.states == ["stays: unchanged", "goes: fixed", "comes: new"])
    #expect(comparison.findings.map(\.firstRun) == [1, 1, 2])
    #expect(comparison.findings.map(\.lastRun) == [2, 1, 2])
    #expect(comparison.countStarts == [])
  }

  @Test("what was fixed is told once, and is new where it comes back")
  func comesBack() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x")]))
    try history.record(Sample.night([]))
    #expect(try history.record(Sample.night([])).states == [])
    let comparison = try history.record(Sample.night([Sample.finding("x")]))
    #expect(comparison.states == ["x: new"])
    #expect(comparison.findings.first?.reason == "it was fixed before and is back")
    #expect(comparison.findings.first?.firstRun == 1)
  }

  @Test("a fault at another line has moved, and says from where")
  func movesWithinFile() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x", line: 1)]))
    let comparison = try history.record(Sample.night([Sample.finding("x", line: 5)]))
    #expect(comparison.states == ["x: moved"])
    #expect(comparison.findings.first?.previousPlace == TrackedFinding.Place(path: "A.swift", line: 1))
    #expect(try history.record(Sample.night([Sample.finding("x", line: 5)])).states == ["x: unchanged"])
  }

  @Test("a fault of a renamed file has moved and keeps the run that first saw it")
  func movesWithFile() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x")]))
    let files = ["New.swift": "a", "B.swift": "b"]
    let renamed = try history.record(Sample.night([Sample.finding("x", path: "New.swift")], files: files))
    #expect(renamed.states == ["x: moved"])
    #expect(renamed.findings.first?.firstRun == 1)
    #expect(renamed.findings.first?.previousPlace?.path == "A.swift")
    let later = try history.record(Sample.night([Sample.finding("x", path: "New.swift")], files: files))
    #expect(later.states == ["x: unchanged"])
  }

  @Test("two faults that swap nothing but their file are paired one to one, and a third is new")
  func pairsOneToOne() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x"), Sample.finding("y")]))
    let comparison = try history.record(
      Sample.night(["x", "y", "z"].map { Sample.finding($0, path: "C.swift") }, files: ["C.swift": "a"]))
    #expect(comparison.states == ["x: moved", "y: moved", "z: new"])
  }

  @Test("what stood in a file that cannot be read tonight is unknown, until it can be read again")
  func unreadFile() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x"), Sample.finding("y")]))
    let unread = Sample.night([], unread: ["A.swift": "it is locked"])
    let comparison = try history.record(unread)
    #expect(comparison.states == ["x: unknown", "y: unknown"])
    #expect(comparison.findings.first?.reason == "'A.swift' could not be read: it is locked")
    #expect(try history.record(unread).states == ["x: unknown", "y: unknown"])
    #expect(try history.record(Sample.night([Sample.finding("x")])).states == ["x: unchanged", "y: fixed"])
  }

  @Test("a folder that cannot be read and a file that was left out make their findings unknown")
  func unreadFolder() throws {
    let history = try Sample()
    try history.record(
      Sample.night([Sample.finding("x", path: "Pages/A.swift"), Sample.finding("y", path: "B.swift")]))
    let comparison = try history.record(
      Sample.night([], files: [:], unread: ["Pages": "no rights"], leftOut: ["B.swift"]))
    #expect(comparison.states == ["y: unknown", "x: unknown"])
    #expect(
      comparison.findings.map(\.reason) == ["'B.swift' was left out", "the folder 'Pages' could not be read"])
  }

  @Test("a fault whose file is gone is fixed")
  func goneFile() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x")]))
    #expect(try history.record(Sample.night([], files: ["B.swift": "b"])).states == ["x: fixed"])
  }

  @Test("where nobody touched the file of a fault and another file fell silent, nobody can tell")
  func unreadElsewhere() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x"), Sample.finding("y", path: "B.swift")]))
    let comparison = try history.record(
      Sample.night([], files: ["A.swift": "a", "B.swift": "b2"], unread: ["C.swift": "it is locked"]))
    #expect(comparison.states == ["x: unknown", "y: fixed"])
  }

  @Test("a file that could not be read before either hides nothing")
  func unreadAsBefore() throws {
    let history = try Sample()
    let unread = ["C.swift": "it is locked"]
    try history.record(Sample.night([Sample.finding("x")], unread: unread))
    #expect(try history.record(Sample.night([], unread: unread)).states == ["x: fixed"])
  }

  @Test("a related file that cannot be read makes a fault unknown")
  func unreadRelatedFile() throws {
    let history = try Sample()
    let place = RelatedPlace(path: "B.swift", line: 2, message: "this is the class")
    try history.record(Sample.night([Sample.finding("x", related: [place])]))
    let comparison = try history.record(
      Sample.night([], files: ["A.swift": "changed", "B.swift": ""], unread: ["B.swift": "it is locked"]))
    #expect(comparison.states == ["x: unknown"])
    #expect(comparison.findings.first?.finding.related == [place])
  }

  @Test("what a rule found that did not run is unknown")
  func ruleDidNotRun() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x")]))
    let comparison = try history.record(Sample.night([], rules: []))
    #expect(comparison.states == ["x: unknown"])
    #expect(comparison.findings.first?.reason == "its rule did not run")
    #expect(try history.record(Sample.night([Sample.finding("x")])).states == ["x: unchanged"])
  }

  @Test("a rule that asks something else starts a new count: nothing is new, nothing is fixed")
  func changedRule() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("stays"), Sample.finding("goes")]))
    let changed = [Sample.rule(sql: "select 2")]
    let comparison = try history.record(
      Sample.night([Sample.finding("stays"), Sample.finding("comes")], rules: changed))
    #expect(comparison.states.sorted() == ["comes: unchanged", "goes: unknown", "stays: unchanged"])
    #expect(comparison.findings.filter(\.isFirstCount).map(\.finding.message) == ["fault comes"])
    #expect(comparison.countStarts == [CountStart(rule: "r", reason: .changedRule)])
    let next = try history.record(Sample.night([Sample.finding("stays"), Sample.finding("late")], rules: changed))
    #expect(next.states.sorted() == ["comes: fixed", "late: new", "stays: unchanged"])
    #expect(next.countStarts == [])
  }

  @Test("only the rule that changed starts a new count")
  func changesOneRule() throws {
    let history = try Sample()
    let rules = [Sample.rule("r"), Sample.rule("s")]
    try history.record(Sample.night([], rules: rules))
    let comparison = try history.record(
      Sample.night(
        [Sample.finding("x"), Sample.finding("y", rule: "s")],
        rules: [Sample.rule("r"), Sample.rule("s", sql: "select 2")]))
    #expect(comparison.states == ["x: new", "y: unchanged"])
    #expect(comparison.countStarts == [CountStart(rule: "s", reason: .changedRule)])
  }

  @Test("another version of the program and a rule that nobody ran before start new counts")
  func changedTool() throws {
    let history = try Sample()
    try history.record(Sample.night([]))
    let comparison = try history.record(
      Sample.night([Sample.finding("x")], rules: [Sample.rule("r"), Sample.rule("s")], toolVersion: "2"))
    #expect(comparison.states == ["x: unchanged"])
    #expect(
      comparison.countStarts == [
        CountStart(rule: "r", reason: .changedTool), CountStart(rule: "s", reason: .newRule),
      ])
  }

  @Test("what a comment silences is unknown once, then out of sight, and unchanged where it is heard again")
  func silenced() throws {
    let history = try Sample()
    try history.record(Sample.night([Sample.finding("x")]))
    let silent = Sample.night([], silenced: [Sample.finding("x").fingerprint])
    #expect(try history.record(silent).states == ["x: unknown"])
    #expect(try history.record(silent).states == [])
    #expect(try history.record(Sample.night([Sample.finding("x")])).states == ["x: unchanged"])
  }
}
