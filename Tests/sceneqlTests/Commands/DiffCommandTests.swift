import Foundation
import TestSupport
import Testing

@Suite("sceneql diff", .enabled(if: TestGit.isAvailable))
struct DiffCommandTests {
  private let storyboard = "Bookshelf/Base.lproj/Main.storyboard"

  /// A copy of the example whose first commit is the app as it is.
  private func repository() throws -> BookshelfCopy {
    let app = try BookshelfCopy()
    try TestGit.makeRepository(at: app.root)
    try ".sceneql\n".write(toFile: "\(app.root)/.gitignore", atomically: true, encoding: .utf8)
    try TestGit.commitAll(in: app.root)
    return app
  }

  @Test("compares a revision with the files as they are, and leaves nothing behind")
  func comparesWorkTree() throws {
    let app = try repository()
    let temporary = try TemporaryFolder()
    let environment = ["TMPDIR": temporary.path]
    #expect(try app.run(["diff", "HEAD"], environment: environment).code == 0)
    try app.replace("identifier=\"showReviews\"", with: "identifier=\"showOpinions\"", in: storyboard)
    let run = try app.run(["diff", "HEAD"], environment: environment)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("Became unreachable:\n  ~ 'Reviews' (ReviewListController) in 'Main' ("))
    #expect(
      run.output.contains("\n  ~ segue identifier 'showOpinions': identifier 'showReviews' is now 'showOpinions' ("))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
    #expect(try TestGit.run(["status", "--porcelain"], in: app.root) == " M \(storyboard)\n")
  }

  @Test("compares two revisions of a repository with hostile names, of which the app is a folder")
  func comparesRevisions() throws {
    let app = try repository()
    let parent = URL(fileURLWithPath: app.root).deletingLastPathComponent().path
    try FileManager.default.removeItem(atPath: "\(app.root)/.git")
    for name in ["$(touch hacked)", "-rf", "a\nb", "`touch hacked`;x"] {
      try "<document>".write(toFile: "\(app.root)/\(name).txt", atomically: true, encoding: .utf8)
    }
    try TestGit.makeRepository(at: parent)
    try TestGit.commitAll(in: parent)
    try app.replace("identifier=\"showReviews\"", with: "identifier=\"showOpinions\"", in: storyboard)
    try TestGit.commitAll(in: parent)
    let run = try app.run(["diff", "HEAD~1", "HEAD", "--format", "json"])
    #expect(run.code == 1 && run.errors == "")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let lost = value?["became_unreachable"] as? [[String: Any]]
    #expect(lost?.map { $0["path"] as? String } == [storyboard])
    #expect(!FileManager.default.fileExists(atPath: "\(app.root)/hacked"))
    #expect(try app.run(["diff", "HEAD", "HEAD~1", "--fail-on", "unreachable"]).code == 0)
  }

  @Test("compares index files, and names what could not be read")
  func comparesIndexes() throws {
    let app = try BookshelfCopy()
    let old = "\(app.root)/old.db"
    try FileManager.default.copyItem(atPath: "\(app.root)/.sceneql/index.db", toPath: old)
    try "<document>".write(toFile: "\(app.root)/\(storyboard)", atomically: true, encoding: .utf8)
    _ = try app.run(["index"])
    let run = try app.run(["diff", old, ".sceneql/index.db"])
    #expect(run.code == 2)
    #expect(!run.output.contains("Main.storyboard") && !run.output.contains("unreachable"))
    #expect(run.errors.contains("\(storyboard): could not be read in '.sceneql/index.db', so it is not compared"))
  }

  @Test("says what it cannot find", arguments: ["nonsense", "--output=x", "HEAD:Main.swift"])
  func refuses(_ name: String) throws {
    let app = try repository()
    let run = try app.run(["diff", "--", name])
    #expect(run.code == 2)
    #expect(run.errors.contains("'\(name)'"))
  }
}
