import Foundation
import History
import TestSupport
import Testing

@Suite("The history of sceneql nightly")
struct NightlyHistoryTests {
  private let listController = "Bookshelf/Books/BookListController.swift"

  private func json(_ app: BookshelfCopy, _ path: String = ".sceneql/report/report.json") throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/\(path)"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("outlasts a damaged and a missing index")
  func outlastsIndex() throws {
    let app = try BookshelfCopy()
    _ = try app.run(["nightly"])
    let index = "\(app.root)/.sceneql/index.db"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: index))
    try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: index))
    #expect(try app.run(["nightly"]).output.hasPrefix("0 new, 0 fixed, 5 unchanged, 0 moved, 0 unknown; "))
    try FileManager.default.removeItem(atPath: index)
    #expect(try app.run(["nightly"]).output.hasPrefix("0 new, 0 fixed, 5 unchanged, 0 moved, 0 unknown; "))
    #expect((try json(app)["trend"] as? [Any])?.count == 3)
  }

  @Test("that is damaged stops the night before the old report is touched, and is left as it is")
  func damaged() throws {
    let app = try BookshelfCopy()
    _ = try app.run(["nightly"])
    let report = try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/.sceneql/report/report.json"))
    try app.overwrite(".sceneql/history.db", with: "no history")
    let run = try app.run(["nightly"])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("cannot use the history '.sceneql/history.db'") && run.errors.contains("move it aside"))
    #expect(try String(contentsOfFile: "\(app.root)/.sceneql/history.db", encoding: .utf8) == "no history")
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(app.root)/.sceneql/report/report.json")) == report)
  }

  @Test("goes beside the index, or where it is told to")
  func location() throws {
    let app = try BookshelfCopy()
    _ = try app.run(["nightly", "--db", "shop.db"])
    _ = try app.run(["nightly", "--db", "shop.db", "--history", "other/nights.db", "--keep", "1"])
    for name in ["shop-history.db", "other/nights.db"] {
      #expect(FileManager.default.fileExists(atPath: "\(app.root)/\(name)"))
    }
    #expect(!FileManager.default.fileExists(atPath: "\(app.root)/.sceneql/history.db"))
  }

  @Test("is used by one night at a time: a second one ends at once and names the first")
  func oneAtATime() throws {
    let app = try BookshelfCopy()
    let first = try HistoryFile(path: "\(app.root)/.sceneql/history.db")
    let run = try app.run(["nightly"])
    #expect(run.code == 2)
    #expect(run.errors.contains("another nightly run (pid \(getpid())) is active on the history"))
    #expect(!FileManager.default.fileExists(atPath: "\(app.root)/.sceneql/report"))
    withExtendedLifetime(first) {}
  }

  @Test("whatever moment a night is killed at, its files belong together and the next night goes on")
  func survivesKill() throws {
    let app = try BookshelfCopy()
    _ = try app.run(["nightly"])
    for (number, pause) in [0.05, 0.2, 0.4, 0.7, 1.2].enumerated() {
      let (old, new) = number.isMultiple(of: 2) ? ("showDetial", "showDetail") : ("showDetail\"", "showDetial\"")
      try app.replace(old, with: new, in: listController)
      try killNight(of: app, after: pause)
      let summary = try #require(try json(app)["summary"] as? [String: Any])
      let page = try String(contentsOfFile: "\(app.root)/.sceneql/report/report.md", encoding: .utf8)
      let isFirst = page.contains("First run")
      #expect(
        isFirst || page.contains("\(summary["new"] as? Int ?? -1) new, \(summary["fixed"] as? Int ?? -1) fixed, "))
      #expect(try app.run(["nightly"]).code == 0)
      let trend = try #require(try json(app)["trend"] as? [[String: Any]])
      #expect(trend.compactMap { $0["run"] as? Int } == Array(1...trend.count))
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(app.root)/.sceneql").sorted()
    #expect(left == ["history.db", "index.db", "index.db.facts", "report"])
  }

  private func killNight(of app: BookshelfCopy, after pause: Double) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltTool.path())
    process.arguments = ["nightly", "--quiet"]
    process.currentDirectoryURL = URL(fileURLWithPath: app.root)
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    Thread.sleep(forTimeInterval: pause)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
