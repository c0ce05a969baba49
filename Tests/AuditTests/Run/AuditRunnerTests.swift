import Configuration
import TestSupport
import Testing

@testable import Audit

@Suite("Running rules")
struct AuditRunnerTests {
  private func app(comment: String = "") throws -> SmallApp {
    try SmallApp([
      "Main.storyboard": StoryboardText.document(
        initial: "a",
        StoryboardText.scene(
          "a", class: "ListController", connections: StoryboardText.segue("s", to: "gone", "identifier=\"go\""))),
      "Open.swift": "\(comment)\nfunc open() { _ = UIStoryboard(name: \"Mian\", bundle: nil) }",
      "Bad.storyboard": "<document", "Info.plist": PlistText.info(),
    ])
  }

  private func configuration(_ text: String) throws -> Configuration {
    let folder = try TemporaryFolder()
    try folder.write(text, to: Configuration.fileName)
    return try Configuration.load(root: folder.path)
  }

  @Test("findings come by path and place, and unread files are told")
  func ordered() throws {
    let report = try app().report(["unknown-storyboards", "dangling-segues"])
    #expect(report.findings.map(\.path) == ["Main.storyboard", "Open.swift"])
    #expect(report.problems.map(\.path) == ["Bad.storyboard"])
    #expect(report.rules.map(\.id) == ["unknown-storyboards", "dangling-segues", "superfluous-suppressions"])
  }

  @Test(
    "of an absolute root the report has the last folder alone",
    arguments: [
      ("/home/somebody/Shop", "Shop"), ("/home/somebody/Shop/", "Shop"), (".", "."), ("../Shop", "../Shop"), ("/", "/"),
    ])
  func shownRoot(root: String, shown: String) throws {
    let app = try app()
    let runner = AuditRunner(session: app.session, catalogue: try RuleCatalogue.builtIn())
    #expect(try runner.run([], root: root).root == shown)
  }

  @Test("a metric gives numbers and no findings")
  func metrics() throws {
    let report = try app().report(["summary"])
    #expect(report.findings.isEmpty)
    #expect(report.metrics.contains(Metric(rule: "summary", name: "storyboards", value: 1)))
    #expect(report.metrics.contains(Metric(rule: "summary", name: "files that could not be read", value: 1)))
  }

  @Test("the team's severity wins, for the app or by path, and off drops a finding")
  func severities() throws {
    let app = try app()
    let note = try configuration("{\"rules\": {\"dangling-segues\": \"note\"}}")
    #expect(try app.report(["dangling-segues"], configuration: note).findings.map(\.severity) == [.note])
    let byPath = try configuration("{\"rules\": {\"dangling-segues\": {\"paths\": {\"Main.storyboard\": \"off\"}}}}")
    #expect(try app.report(["dangling-segues"], configuration: byPath).findings.isEmpty)
    #expect(try app.report(["unknown-storyboards"], configuration: byPath).findings.map(\.severity) == [.error])
  }

  @Test("a comment silences a finding, and one that silences nothing is told")
  func suppressions() throws {
    let silenced = try app(comment: "// sceneql:disable:next unknown-storyboards").report(["unknown-storyboards"])
    #expect(silenced.findings.isEmpty)
    let superfluous = try app(comment: "// sceneql:disable:next dangling-segues")
      .report(["unknown-storyboards", "dangling-segues"])
    #expect(superfluous.findings.map(\.rule) == ["dangling-segues", "superfluous-suppressions", "unknown-storyboards"])
  }

  @Test(
    "a team's own rule that breaks a promise of its header is refused",
    arguments: [
      ("select '' as path, 1 as line, 1 as column, '' as message", RuleError.Problem.notOrdered),
      ("select path, 1 as line, 1 as column from files order by 1", .missingColumn("message")),
      ("select '' as p, 1 as line, 1 as column, '' as message order by 1", .missingColumn("path")),
      ("select path, 1 as line, 1 as column, :x as message from files order by 1", .undeclaredParameter("x")),
      ("delete from files", .writes), ("select 1 order by 1; select 2 order by 1", .severalStatements),
      ("", .noStatement),
    ])
  func ownRules(sql: String, problem: RuleError.Problem) throws {
    let header = """
      -- @id own
      -- @name n
      -- @description d
      -- @kind problem
      -- @severity note
      -- @precision low
      -- @tags t
      -- @key path
      """
    let rule = try RuleReader(path: "own.sql", text: "\(header)\n\(sql)").read()
    let runner = AuditRunner(session: try app().session, catalogue: try RuleCatalogue(rules: [rule]))
    let error = #expect(throws: RuleError.self) { try runner.run([rule], root: ".") }
    #expect(error?.problem == problem)
  }

  @Test("only the files that are asked about are reported on")
  func paths() throws {
    var options = AuditOptions()
    options.paths = ["Open.swift"]
    let report = try app().report(["unknown-storyboards", "dangling-segues"], options: options)
    #expect(report.findings.map(\.path) == ["Open.swift"])
  }
}
