import Foundation
import TestSupport
import Testing

/// Five nights of the example app, with a developer's work between them.
@Suite("Five nights")
struct FiveNightsTests {
  private let listController = "Bookshelf/Books/BookListController.swift"
  private let settings = "Bookshelf/Settings/Settings.storyboard"

  /// One night's line on stdout, up to where the report is, and its exit code.
  private func night(_ app: BookshelfCopy, _ flags: String...) throws -> String {
    let run = try app.run(["nightly", "--fail-on", "new"] + flags)
    let line = run.output.split(separator: "; the report is").first.map(String.init) ?? run.errors
    return "\(line) -> \(run.code)"
  }

  /// The states of tonight's findings: `state rule path`, in the order of the report.
  private func states(_ app: BookshelfCopy) throws -> [String] {
    try report(app).findings.map { finding in
      ["state", "rule", "path"].map { finding[$0] as? String ?? "" }.joined(separator: " ")
    }
  }

  private func report(_ app: BookshelfCopy) throws -> (findings: [[String: Any]], countStarts: [[String: String]]) {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/.sceneql/report/report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (
      try #require(report["findings"] as? [[String: Any]]), try #require(report["count_starts"] as? [[String: String]])
    )
  }

  private func writeTeamRule(_ app: BookshelfCopy, atLeast count: Int) throws {
    let rule = """
      -- @id busy-scenes
      -- @name Busy scene
      -- @description A scene that many segues leave is hard to follow.
      -- @kind problem
      -- @severity note
      -- @precision high
      -- @tags team
      -- @key path, object_id
      select files.path, scenes.line, scenes.column, 'many segues' as message, scenes.object_id
      from scenes
      join files on files.id = scenes.file_id
      where (select count(*) from segues where scene_id = scenes.id and kind <> 'relationship') >= \(count)
      order by files.path, scenes.line
      """
    try FileManager.default.createDirectory(atPath: "\(app.root)/team", withIntermediateDirectories: true)
    try rule.write(toFile: "\(app.root)/team/busy-scenes.sql", atomically: true, encoding: .utf8)
  }

  @Test("tell new, fixed, moved and unknown findings, and changed rules, each as it is")
  func fiveNights() throws {
    let app = try BookshelfCopy()
    // The first night counts the five planted faults and calls none of them new.
    #expect(try night(app) == "first run: 4 errors, 1 warning, 0 notes -> 0")

    // A typo is mended, another one is made, and a line is added above a third fault.
    try app.replace("showDetial", with: "showDetail", in: listController)
    try app.append(
      "extension BookListController { func open() { performSegue(withIdentifier: \"nowhere\", sender: nil) } }\n",
      to: listController)
    try app.replace(
      "import UIKit", with: "// Settings\nimport UIKit", in: "Bookshelf/Settings/SettingsController.swift")
    #expect(
      try night(app) == "1 new, 1 fixed, 3 unchanged, 1 moved, 0 unknown; 4 errors, 1 warning, 0 notes -> 1")
    let second = try states(app)
    #expect(second.contains("new unknown-segue-identifiers \(listController)"))
    #expect(second.contains("fixed unknown-segue-identifiers \(listController)"))
    #expect(second.contains("moved mistyped-destination-casts Bookshelf/Settings/SettingsController.swift"))

    // A storyboard breaks: its own fault and the cast of a segue that it holds are neither there nor fixed.
    let storyboard = try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/\(settings)"))
    try storyboard.prefix(3000).write(to: URL(fileURLWithPath: "\(app.root)/\(settings)"))
    #expect(try night(app).hasPrefix("0 new, 0 fixed, 3 unchanged, 0 moved, 2 unknown; "))
    let third = try states(app).filter { $0.hasPrefix("unknown ") }
    #expect(
      third == [
        "unknown segues-needing-actions \(settings)",
        "unknown mistyped-destination-casts Bookshelf/Settings/SettingsController.swift",
      ])

    // The storyboard is back, a source is renamed, and the team has a rule of its own: two scenes have three segues.
    try storyboard.write(to: URL(fileURLWithPath: "\(app.root)/\(settings)"))
    try FileManager.default.moveItem(
      atPath: "\(app.root)/\(listController)", toPath: "\(app.root)/Bookshelf/Books/ListController.swift")
    try writeTeamRule(app, atLeast: 3)
    #expect(
      try night(app, "--queries", "team")
        == "0 new, 0 fixed, 6 unchanged, 1 moved, 0 unknown; 4 errors, 1 warning, 2 notes; "
        + "a new count starts for busy-scenes -> 0")
    #expect(try states(app).contains("moved unknown-segue-identifiers Bookshelf/Books/ListController.swift"))
    #expect(try report(app).countStarts == [["rule": "busy-scenes", "reason": "new-rule"]])

    // The rule asks something else: what it no longer finds is not fixed by that.
    try writeTeamRule(app, atLeast: 4)
    #expect(
      try night(app, "--queries", "team")
        == "0 new, 0 fixed, 5 unchanged, 0 moved, 2 unknown; 4 errors, 1 warning, 0 notes; "
        + "a new count starts for busy-scenes -> 0")
    #expect(try report(app).countStarts == [["rule": "busy-scenes", "reason": "changed-rule"]])
  }
}
