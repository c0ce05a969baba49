import Audit
import History
import Testing

@testable import Report

@Suite("The Markdown report")
struct MarkdownReportTests {
  private func page(
    _ findings: [TrackedFinding] = [], problems: [Problem] = [], metrics: [Metric] = [],
    previous: RunRecord? = SampleNight.previous, countStarts: [CountStart] = [], trend: [TrendPoint] = []
  ) throws -> String {
    let rules = try ["unknown-storyboards", "dangling-segues"].map {
      try #require(try RuleCatalogue.builtIn().rule($0))
    }
    let audit = AuditReport(
      root: ".", rules: rules, findings: findings.filter(\.isOpen).map(\.finding), problems: problems, metrics: metrics)
    let report = NightReport(
      appName: "Shop_1", indexedAt: "2026-01-02T03:04:05Z", revision: "0123456789abcdef", toolVersion: "1.0",
      fileCounts: [], audit: audit,
      comparison: SampleNight.comparison(findings, previous: previous, countStarts: countStarts, trend: trend))
    return MarkdownReport(report).text
  }

  @Test("of a clean night says so in two lines")
  func showsCleanNight() throws {
    #expect(
      try page() == """
        # UI flow of Shop\\_1

        0 new, 0 fixed, 0 unchanged, 0 moved, 0 unknown since 2026-01-01T03:04:05Z. Open: nothing. \
        Indexed 2026-01-02T03:04:05Z, revision `0123456789ab` by SceneQL 1.0.

        """)
  }

  @Test("lists what changed with its place, and counts what is open by rule")
  func listsChanges() throws {
    let page = try page([
      SampleNight.tracked(SampleNight.finding("one"), .new),
      SampleNight.tracked(SampleNight.finding("two", severity: .note), .unchanged),
      SampleNight.tracked(SampleNight.finding("three"), .fixed),
      SampleNight.tracked(SampleNight.finding("four"), .moved, previousPlace: .init(path: "b.swift", line: 9)),
      SampleNight.tracked(SampleNight.finding("five"), .unknown, reason: "its rule did not run"),
    ])
    #expect(page.contains("\n1 new, 1 fixed, 1 unchanged, 1 moved, 1 unknown since"))
    #expect(page.contains(". Open: 2 errors, 1 note. Indexed"))
    #expect(page.contains("\n## New (1)\n\n- error: `a.swift:3`: one\n\n## Fixed (1)\n\n- error: `a.swift:3`: three\n"))
    #expect(page.contains("\n## Moved (1)\n\n- error: `a.swift:3`: four, before at `b.swift:9`\n"))
    #expect(page.contains("\n## Unknown (1)\n\n- error: `a.swift:3`: five (its rule did not run)\n"))
    #expect(page.contains("\n| unknown-storyboards | 2 | 0 | 1 |\n"))
    #expect(!page.contains("dangling-segues") && !page.contains("## Open (") && !page.contains(": two"))
  }

  @Test("lists what is open on a first night, ten lines at most, and says how many more there are")
  func capsLists() throws {
    let findings = (1...13).map { SampleNight.tracked(SampleNight.finding("f\($0)"), .unchanged) }
    let page = try page(findings, previous: nil)
    #expect(page.contains("\nFirst run, so there is nothing to compare with. Open: 13 errors."))
    #expect(page.contains("\n## Open (13)\n\n- error: `a.swift:3`: f1\n"))
    #expect(page.contains(": f10\n- and 3 more\n") && !page.contains(": f11"))
  }

  @Test("names the rules whose count starts anew, and the metrics that changed or matter")
  func namesCountStarts() throws {
    let point = TrendPoint(
      run: SampleNight.previous, openCounts: [:], metrics: ["scenes": 41, "files": 5, "classes": 3], startsCount: false)
    let numbers = [("scenes", 42), ("xibs", 0), ("files", 6), ("classes", 3)]
    let page = try page(
      metrics: numbers.map { Metric(rule: "summary", name: $0.0, value: $0.1) },
      countStarts: [CountStart(rule: "dangling-segues", reason: .changedRule)], trend: [point])
    #expect(page.contains("\n\nA new count starts for `dangling-segues` (the rule has changed).\n"))
    #expect(page.contains("\n| scenes | 42 | 41 |\n| xibs | 0 |  |\n| files | 6 | 5 |\n"))
    #expect(!page.contains("classes"))
  }

  @Test("names files that could not be read ahead of everything else")
  func namesUnreadFiles() throws {
    let page = try page(problems: [Problem(path: "B.storyboard", message: "it ends too early")])
    #expect(page.contains(". Open: nothing; incomplete, since 1 file could not be read. Indexed"))
    #expect(page.contains("\n## Unread files (1)\n\n- `B.storyboard`: it ends too early\n"))
  }

  @Test("keeps hostile names from becoming markup, and long ones short")
  func escapesNames() throws {
    let hostile = SampleNight.finding("<script>*x*</script>\n# y\u{202e}", path: "a`b|c.swift")
    let long = SampleNight.finding(String(repeating: "x", count: 10_000))
    let page = try page([SampleNight.tracked(hostile, .new), SampleNight.tracked(long, .new)])
    #expect(page.contains("`` a`b\\|c.swift:3 ``: "))
    #expect(page.contains(": &lt;script&gt;\\*x\\*&lt;/script&gt;\\\\n\\# y\\\\u{202e}\n"))
    #expect(page.contains(": \(String(repeating: "x", count: 400))…\n") && page.utf8.count < 2000)
  }
}
