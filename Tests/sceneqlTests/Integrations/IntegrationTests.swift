import Foundation
import TestSupport
import Testing

@testable import sceneql

@Suite("The integrations")
struct IntegrationTests {
  private func script(_ path: String) -> String {
    Repository.root.appendingPathComponent("Integrations/\(path)").path
  }

  /// Runs a script of the integrations with the built binary.
  private func run(_ path: String, in folder: String, _ environment: [String: String] = [:]) throws -> BuiltTool.Run {
    try BuiltTool.run(
      [script(path)], path: "/bin/bash", in: folder,
      environment: environment.merging(["SCENEQL": try BuiltTool.path()]) { given, _ in given })
  }

  @Test("in Xcode every finding is an issue with an absolute path, errors fail the build, and the checkout stays clean")
  func xcodePhase() throws {
    let app = try BookshelfCopy()
    try FileManager.default.removeItem(atPath: "\(app.root)/.sceneql")
    let build = try TemporaryFolder()
    let run = try run(
      "Xcode/audit-phase.sh", in: build.path, ["SRCROOT": app.root, "DERIVED_FILE_DIR": "\(build.path)/Derived"])
    #expect(run.code == 1)
    #expect(run.lines.count >= 5)
    let issue = try Regex(#"^/.+/Bookshelf/[^:]+:[1-9][0-9]*:[1-9][0-9]*: (error|warning|note): .+$"#)
    for line in run.lines { #expect(line.contains(issue), "\(line)") }
    #expect(!FileManager.default.fileExists(atPath: "\(app.root)/.sceneql"))
  }

  @Test("without the binary the build goes on with a warning")
  func xcodeWithoutTool() throws {
    let run = try run("Xcode/audit-phase.sh", in: "/tmp", ["SRCROOT": "/tmp", "SCENEQL": "no-such-sceneql"])
    #expect(run.code == 0)
    #expect(run.lines == ["warning: sceneql is not installed, so storyboards are not audited"])
  }

  @Test("the hook lets commits of other files pass, and refuses one that brings an error")
  func commitHook() throws {
    let app = try BookshelfCopy()
    let git = "git -c user.name=x -c user.email=x@example.com"
    let start = try BuiltTool.shell(
      "git init -q . && echo .sceneql > .gitignore && git add . && \(git) commit -q --no-verify -m start", in: app.root)
    #expect(start.code == 0, "\(start.errors)")
    _ = try BuiltTool.shell("echo text > notes.txt && git add notes.txt", in: app.root)
    #expect(try run("Git/pre-commit", in: app.root).code == 0)
    try app.replace(
      "class BookListController", with: "// A change.\nclass BookListController",
      in: "Bookshelf/Books/BookListController.swift")
    _ = try BuiltTool.shell("git add .", in: app.root)
    let refused = try run("Git/pre-commit", in: app.root)
    #expect(refused.code == 1)
    #expect(refused.output.contains("[unknown-segue-identifiers]"))
    // The other planted faults stand in files that the commit does not change.
    #expect(!refused.output.contains("[missing-outlets]"))
    #expect(refused.errors.contains("git commit --no-verify"))
  }

  @Test("every call in the workflow and on the page about continuous integration can be parsed")
  func callsParse() throws {
    let files = [
      "Integrations/GitHub/audit.yml", "Documentation/Continuous-integration.md", "Documentation/Moving-away.md",
    ]
    var count = 0
    for file in files {
      for line in try Repository.text(of: file).split(separator: "\n") {
        let call = line.trimmingPrefix { $0 == " " }.trimmingPrefix("run: ")
        guard call.hasPrefix("sceneql ") else { continue }
        for words in ShellWords.calls(in: String(call)) {
          count += 1
          #expect(throws: Never.self, "\(line)") { try ArgumentParser.parse(words) }
        }
      }
    }
    #expect(count == 10)
  }

  @Test("the page and the list name every file of the integrations, and scripts can be run")
  func filesAreNamed() throws {
    let page = try Repository.text(of: "Documentation/Continuous-integration.md")
    let list = try Repository.text(of: "Integrations/README.md")
    for file in ["Xcode/audit-phase.sh", "Git/pre-commit", "GitHub/audit.yml"] {
      #expect(page.contains("Integrations/\(file)"))
      #expect(list.contains("`\(file)`"))
      if !file.hasSuffix("yml") { #expect(FileManager.default.isExecutableFile(atPath: script(file))) }
    }
  }
}
