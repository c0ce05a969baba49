import Audit
import Testing

@testable import Report

@Suite("The Markdown report")
struct MarkdownReportTests {
  private func report(_ audit: AuditReport, revision: String? = nil) -> NightReport {
    NightReport(
      appName: "Shop_1", indexedAt: "2026-01-02T03:04:05Z", revision: revision, toolVersion: "1.0",
      fileCounts: [NightReport.FileCount(kind: "storyboard", indexed: 2, skipped: 0, failed: 1)], audit: audit,
      comparison: SampleNight.comparison())
  }

  private func rule(_ id: String) throws -> Rule {
    try #require(try RuleCatalogue.builtIn().rule(id))
  }

  private func finding(_ severity: Severity, _ message: String, path: String = "a.swift") -> Finding {
    Finding(
      rule: "unknown-storyboards", severity: severity, path: path, line: 3, column: 1, message: message,
      fingerprint: message)
  }

  @Test("of a clean night says so and what was read, in a few lines")
  func showsCleanNight() {
    let page = MarkdownReport(report(AuditReport(root: "."), revision: "0123456789abcdef")).text
    #expect(
      page == """
        # UI flow of Shop\\_1

        No findings. Indexed 2026-01-02T03:04:05Z, revision `0123456789ab` by SceneQL 1.0.

        ## What was read

        | kind | indexed | skipped | failed |
        | --- | --- | --- | --- |
        | storyboard | 2 | 0 | 1 |

        """)
  }

  @Test("counts findings by rule and severity and lists each with its place")
  func listsFindings() throws {
    let audit = AuditReport(
      root: ".", rules: [try rule("unknown-storyboards"), try rule("dangling-segues")],
      findings: [finding(.error, "one"), finding(.error, "two"), finding(.note, "three")])
    let page = MarkdownReport(report(audit)).text
    #expect(page.contains("\n2 errors, 1 note. Indexed"))
    #expect(page.contains("\n| unknown-storyboards | 2 | 0 | 1 |\n"))
    #expect(page.contains("\n- error: `a.swift:3`: one\n- error: `a.swift:3`: two\n- note: `a.swift:3`: three\n"))
    #expect(!page.contains("dangling-segues"))
  }

  @Test("names files that could not be read ahead of everything else")
  func namesUnreadFiles() {
    let audit = AuditReport(root: ".", problems: [Problem(path: "B.storyboard", message: "it ends too early")])
    let page = MarkdownReport(report(audit)).text
    #expect(page.contains("\nNo findings; incomplete, since 1 file could not be read."))
    #expect(page.contains("\n## Unread files\n\n- `B.storyboard`: it ends too early\n"))
  }

  @Test("keeps hostile names from becoming markup")
  func escapesNames() throws {
    let audit = AuditReport(
      root: ".", rules: [try rule("unknown-storyboards")],
      findings: [finding(.error, "<script>*x*</script>\n# y\u{202e}", path: "a`b|c.swift")])
    let page = MarkdownReport(report(audit)).text
    #expect(page.contains("`` a`b\\|c.swift:3 ``: "))
    #expect(page.contains(": &lt;script&gt;\\*x\\*&lt;/script&gt;\\\\n\\# y\\\\u{202e}\n"))
  }
}
