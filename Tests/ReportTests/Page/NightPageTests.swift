import Audit
import History
import Testing

@testable import Report

@Suite("The report's page")
struct NightPageTests {
  @Test("tells the verdict first, then what is new, fixed and open")
  func ordersSections() throws {
    let comparison = SampleNight.comparison([SampleNight.tracked(SampleNight.finding("one"), .new)])
    let page = try ReadPage(SamplePage.text(comparison, audit: SamplePage.audit()))
    let sections = page.elements("section").compactMap { $0["id"] }
    #expect(sections == ["verdict", "new", "fixed", "open", "trend", "counts"])
    #expect(page.words(in: "verdict-line") == "1 new error.")
  }

  @Test("lists each finding under its state, with its place and rule")
  func listsStates() throws {
    let comparison = SampleNight.comparison([
      SampleNight.tracked(SampleNight.finding("it came"), .new),
      SampleNight.tracked(SampleNight.finding("it went", severity: .warning), .fixed),
      SampleNight.tracked(
        SampleNight.finding("it walked", line: 9), .moved, previousPlace: .init(path: "b.swift", line: 4)),
      SampleNight.tracked(SampleNight.finding("who knows"), .unknown, reason: "'a.swift' could not be read"),
      SampleNight.tracked(SampleNight.finding("it stayed", severity: .note), .unchanged),
    ])
    let page = try ReadPage(SamplePage.text(comparison, audit: SamplePage.audit()))
    #expect(page.words(in: "new") == "New 1 error it came a.swift:3 unknown-storyboards")
    #expect(page.words(in: "fixed")?.hasPrefix("Fixed 1 warning it went a.swift:3 ") == true)
    #expect(page.words(in: "moved")?.contains("it walked a.swift:9") == true)
    #expect(page.words(in: "moved")?.hasSuffix("since 2025-12-28 before: b.swift:4") == true)
    #expect(
      page.words(in: "unknown")?.hasSuffix(
        "who knows a.swift:3 unknown-storyboards since 2025-12-28 "
          + "'a.swift' could not be read") == true)
    let open = try #require(page.words(in: "open"))
    #expect(open.hasPrefix("Open by rule 3 "))
    #expect(open.contains("it came") && open.contains("it walked") && open.contains("it stayed"))
    #expect(!open.contains("it went") && !open.contains("who knows"))
    #expect(page.words(in: "verdict-line") == "1 new error, 1 fixed.")
  }

  @Test("of a quiet night says so in each section and leaves out what would be empty")
  func showsQuietNight() throws {
    let page = try ReadPage(SamplePage.text())
    #expect(page.words(in: "verdict-line") == "Nothing new.")
    #expect(page.element(id: "verdict")?["class"] == "verdict good")
    #expect(page.words(in: "new") == "New 0 Nothing new.")
    #expect(page.words(in: "fixed") == "Fixed 0 Nothing was fixed.")
    #expect(page.words(in: "open") == "Open by rule 0 Nothing is open.")
    for id in ["moved", "unknown", "unread", "map"] { #expect(page.element(id: id) == nil) }
  }

  @Test("of the first night starts the count and calls nothing new")
  func showsFirstNight() throws {
    let findings = [
      SampleNight.tracked(SampleNight.finding("one"), .unchanged),
      SampleNight.tracked(SampleNight.finding("two", severity: .note), .unchanged),
    ]
    let comparison = SampleNight.comparison(
      findings, previous: nil, countStarts: [CountStart(rule: "unknown-storyboards", reason: .firstRun)])
    let page = try ReadPage(SamplePage.text(comparison, audit: SamplePage.audit()))
    #expect(page.words(in: "verdict-line") == "The count starts tonight: 1 error, 1 note.")
    #expect(page.words(in: "new") == "New 0 No night before to compare with: all that is open counts from tonight.")
  }

  @Test("names the rules that begin a new count, and why")
  func tellsNewCounts() throws {
    let starts = [
      CountStart(rule: "dead-segue-cases", reason: .changedRule), CountStart(rule: "my-rule", reason: .newRule),
    ]
    let page = try ReadPage(SamplePage.text(SampleNight.comparison(countStarts: starts)))
    let verdict = try #require(page.words(in: "verdict"))
    #expect(verdict.contains("A new count starts for dead-segue-cases: the question has changed"))
    #expect(verdict.contains("A new count starts for my-rule: no run before has asked this."))
  }

  @Test("says that it is incomplete where files were not read, and names them")
  func namesUnreadFiles() throws {
    let audit = try SamplePage.audit(problems: [Problem(path: "B.storyboard", message: "it ends too early")])
    let page = try ReadPage(SamplePage.text(audit: audit))
    #expect(page.words(in: "verdict-line") == "Nothing new; incomplete, since 1 file could not be read.")
    #expect(page.element(id: "verdict")?["class"] == "verdict mixed")
    #expect(page.words(in: "unread")?.hasSuffix("it ends too early B.storyboard") == true)
  }

  @Test("unfolds the rules of few findings and folds those of many")
  func foldsManyFindings() throws {
    func isUnfolded(_ count: Int) throws -> Bool {
      let findings = (0..<count).map { SampleNight.tracked(SampleNight.finding("fault \($0)"), .unchanged) }
      let text = try SamplePage.text(SampleNight.comparison(findings), audit: SamplePage.audit())
      return try ReadPage(text).element(id: "rule-unknown-storyboards")?["open"] != nil
    }
    #expect(try isUnfolded(30))
    #expect(try !isUnfolded(31))
  }

  @Test("is the same, byte for byte, for the same night")
  func isDeterministic() throws {
    let findings = (0..<20).map { SampleNight.tracked(SampleNight.finding("fault \($0)"), .new) }
    let comparison = SampleNight.comparison(findings)
    #expect(try SamplePage.text(comparison) == SamplePage.text(comparison))
  }
}
