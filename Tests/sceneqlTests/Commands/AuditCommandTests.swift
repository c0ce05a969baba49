import Foundation
import TestSupport
import Testing

@Suite("sceneql audit, rules and explain")
struct AuditCommandTests {
  private struct Report: Decodable {
    struct Finding: Decodable, Equatable {
      let rule: String
      let severity: String
      let path: String
      let line: Int?
    }

    let version: Int
    let root: String
    let findings: [Finding]
  }

  private let app: BookshelfCopy

  init() throws {
    app = try BookshelfCopy.shared.get()
  }

  @Test("prints findings as Xcode shows them")
  func printsText() throws {
    let run = try app.run(["audit", "unknown-segue-identifiers"])
    #expect(run.code == 1 && run.errors == "")
    #expect(
      run.lines.first == "Bookshelf/Books/BookListController.swift:12:5: error: no segue 'showDetial' leaves 'Books' "
        + "(BookListController); did you mean 'showDetail'? [unknown-segue-identifiers]")
  }

  @Test(
    "exits 1 only for findings at or over the threshold",
    arguments: [
      (["unreachable-scenes"], 1),
      (["unreachable-scenes", "--fail-on", "warning"], 1),
      (["unreachable-scenes", "--fail-on", "error"], 0),
      (["unreachable-scenes", "--fail-on", "none"], 0),
      (["--rules", "unknown-storyboards,dangling-segues"], 0),
      (["--rules", "unknown-storyboards", "unreachable-scenes"], 1),
    ])
  func exitsByThreshold(words: [String], code: Int) throws {
    #expect(try Int(app.run(["audit"] + words).code) == code)
  }

  @Test("names the nearest rule for a wrong one, and exits 2", arguments: ["audit", "explain"])
  func namesNearestRule(command: String) throws {
    let run = try app.run([command, "unreachable-scene"])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("'unreachable-scene'; did you mean 'unreachable-scenes'?"))
  }

  @Test("prints json with the version, the root and the findings")
  func printsJSON() throws {
    let run = try app.run(["audit", "unreachable-scenes", "--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == 1 && report.root == ".")
    let archive = Report.Finding(
      rule: "unreachable-scenes", severity: "warning", path: "Bookshelf/Base.lproj/Main.storyboard", line: 402)
    #expect(report.findings == [archive])
  }

  @Test("writes a baseline, and then reports only what is new")
  func usesBaseline() throws {
    let app = try BookshelfCopy()
    let written = try app.run(["audit", "--write-baseline", "known.json"])
    #expect(written.code == 0 && written.errors == "wrote 5 findings to the baseline 'known.json'\n")
    let silent = try app.run(["audit", "--baseline", "known.json"])
    #expect(silent.code == 0 && silent.output == "")
    try app.replace("\"showReviews\"", with: "\"showReview\"", in: "Bookshelf/Base.lproj/Main.storyboard")
    try app.replace("showDetial", with: "showDetail", in: "Bookshelf/Books/BookListController.swift")
    #expect(try app.run(["index", "--quiet"]).code == 0)
    let changed = try app.run(["audit", "--baseline", "known.json", "--rules", "unknown-segue-identifiers"])
    #expect(changed.code == 1)
    #expect(changed.output.contains("no segue 'showReviews'") && !changed.output.contains("showDetial"))
    #expect(changed.errors.contains("no longer needs unknown-segue-identifiers"))
  }

  @Test("reports only on files that changed since a revision")
  func reportsChangedFiles() throws {
    let app = try BookshelfCopy()
    let commit = "git init -q . && git add -A && git -c user.name=n -c user.email=e@example.com commit -qm one"
    #expect(try BuiltTool.shell(commit, in: app.root).code == 0)
    #expect(try app.run(["audit", "--since", "HEAD"]).code == 0)
    try app.replace("Archive", with: "Old Archive", in: "Bookshelf/Base.lproj/Main.storyboard")
    let changed = try app.run(["audit", "--since", "HEAD", "--rules", "unreachable-scenes,unknown-segue-identifiers"])
    #expect(changed.output.contains("[unreachable-scenes]") && !changed.output.contains("[unknown-segue-identifiers]"))
    let unknown = try app.run(["audit", "--since", "no-such-revision"])
    #expect(unknown.code == 2 && unknown.errors.contains("cannot tell what changed since 'no-such-revision'"))
  }

  @Test("exits 2 where a file could not be read, and 0 or 1 with --allow-partial")
  func countsUnreadFiles() throws {
    let app = try BookshelfCopy()
    try "<document>".write(toFile: "\(app.root)/Broken.storyboard", atomically: true, encoding: .utf8)
    _ = try app.run(["index"])
    let run = try app.run(["audit", "dangling-segues"])
    #expect(run.code == 2 && run.errors.hasPrefix("sceneql: warning: Broken.storyboard: "))
    #expect(try app.run(["audit", "dangling-segues", "--allow-partial"]).code == 0)
    #expect(try app.run(["audit", "unreachable-scenes", "--allow-partial"]).code == 1)
  }

  @Test("runs a rule of a team from a folder")
  func runsTeamRules() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      -- Which storyboards are there?
      --
      -- @id our-storyboards
      -- @name Storyboard
      -- @description Every storyboard is one too many.
      -- @kind problem
      -- @severity note
      -- @precision high
      -- @tags team
      -- @key path
      select path, 1 as line, 1 as column, 'the storyboard ''' || path || ''' is here' as message
      from files
      where kind = 'storyboard'
      order by path
      """, to: "our-storyboards.sql")
    let run = try app.run(["audit", "our-storyboards", "--queries", folder.path])
    #expect(run.code == 0 && run.lines.count == 4)
    #expect(try app.run(["rules", "--queries", folder.path]).output.contains("\nour-storyboards\tnote\tproblem\t"))
    let explained = try app.run(["explain", "our-storyboards", "--queries", folder.path])
    #expect(explained.output.contains("Every storyboard is one too many."))
  }

  @Test("lists every rule with its severity")
  func listsRules() throws {
    let run = try app.run(["rules"])
    #expect(run.lines.first == "rule\tseverity\tkind\tprecision\tname\tdescription")
    #expect(run.output.contains("\nunreachable-scenes\twarning\tproblem\t"))
  }
}
