import Foundation
import TestSupport
import Testing

@Suite("--since in a checkout that nobody vetted", .enabled(if: TestGit.isAvailable, "git is not installed"))
struct HostileCheckoutTests {
  @Test("starts neither the filters nor the monitor that the settings name")
  func filters() throws {
    let app = try BookshelfCopy()
    try TestGit.makeRepository(at: app.root)
    try TestGit.commitAll(in: app.root)
    let script = "\(app.root)/.git/program"
    try "#!/bin/sh\ntouch '\(app.root)/ran'\ncat\n".write(toFile: script, atomically: true, encoding: .utf8)
    chmod(script, 0o700)
    try "*.swift filter=evil\n".write(toFile: "\(app.root)/.gitattributes", atomically: true, encoding: .utf8)
    try TestGit.run(["config", "filter.evil.clean", script], in: app.root)
    try TestGit.run(["config", "filter.evil.required", "true"], in: app.root)
    try TestGit.run(["config", "diff.external", script], in: app.root)
    try app.replace("showDetial", with: "showDetials", in: "Bookshelf/Books/BookListController.swift")
    // Without precautions, git itself would run it.
    try TestGit.run(["diff", "--name-only", "HEAD"], in: app.root)
    let ran = "\(app.root)/ran"
    #expect(FileManager.default.fileExists(atPath: ran))
    try FileManager.default.removeItem(atPath: ran)
    try TestGit.run(["config", "core.fsmonitor", script], in: app.root)
    let run = try app.run(["audit", "unknown-segue-identifiers", "--since", "HEAD"])
    #expect(!FileManager.default.fileExists(atPath: ran))
    #expect(run.code == 1 && run.output.contains("BookListController.swift"), "\(run.errors)")
  }
}
