import Foundation
import TestSupport
import Testing

@Suite("sceneql nightly")
struct NightlyCommandTests {
  @Test("writes the report into the app's own folder and says what was found")
  func writesReport() throws {
    let app = try BookshelfCopy()
    let run = try app.run(["nightly"])
    #expect(run.code == 0)
    #expect(run.output == "first run: 4 errors, 1 warning, 0 notes; the report is .sceneql/report/report.html\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(app.root)/.sceneql/report")
    #expect(files.sorted() == ["findings.sarif", "flow.svg", "report.html", "report.json", "report.md"])
    let page = try String(contentsOfFile: "\(app.root)/.sceneql/report/report.md", encoding: .utf8)
    #expect(page.hasPrefix("# UI flow of Bookshelf\n\nFirst run,"))
    #expect(page.contains("- warning: `Bookshelf/Base.lproj/Main.storyboard:402`: 'Archive'"))
  }

  @Test("takes the root and the folder of the report from the command line")
  func takesFolders() throws {
    let app = try BookshelfCopy()
    let elsewhere = try TemporaryFolder()
    let run = try BuiltTool.run(["nightly", app.root, "--output", "pages/tonight"], in: elsewhere.path)
    #expect(run.code == 0)
    #expect(FileManager.default.fileExists(atPath: "\(elsewhere.path)/pages/tonight/report.json"))
  }

  @Test("exits 1 for any finding where it is told to, and 2 for an unread file, the report written all the same")
  func exitsByFindings() throws {
    let app = try BookshelfCopy()
    #expect(try app.run(["nightly", "--fail-on", "any"]).code == 1)
    try "<document>".write(toFile: "\(app.root)/Broken.storyboard", atomically: true, encoding: .utf8)
    #expect(try app.run(["nightly"]).code == 2)
    let page = try String(contentsOfFile: "\(app.root)/.sceneql/report/report.md", encoding: .utf8)
    #expect(page.contains("## Unread files (1)\n\n- `Broken.storyboard`: "))
  }

  @Test("links the places of the page to a code host, and refuses a template that makes no addresses")
  func linksPlaces() throws {
    let app = try BookshelfCopy()
    let run = try app.run(["nightly", "--link-template", "https://host/app/{path}#L{line}"])
    #expect(run.code == 0)
    let page = try String(contentsOfFile: "\(app.root)/.sceneql/report/report.html", encoding: .utf8)
    #expect(page.contains("href=\"https://host/app/Bookshelf/Base.lproj/Main.storyboard#L402\""))
    #expect(page.contains("data-scene=") && !page.contains(app.root))
    let refused = try app.run(["nightly", "--link-template", "javascript:{path}"])
    #expect(refused.code == 2 && refused.errors.contains("begins with neither https:// nor http://"))
  }

  @Test("leaves the old report where the new one cannot be written")
  func keepsOldReport() throws {
    let app = try BookshelfCopy()
    try "in the way".write(toFile: "\(app.root)/report", atomically: true, encoding: .utf8)
    let run = try app.run(["nightly", "--output", "report"])
    #expect(run.code == 2 && run.errors.contains("cannot write the report to 'report'"))
    #expect(try String(contentsOfFile: "\(app.root)/report", encoding: .utf8) == "in the way")
  }
}
