import Foundation
import TestSupport
import Testing

@testable import sceneql

@Suite("The files that run SceneQL every night")
struct NightlyIntegrationTests {
  private static let files = [
    "Integrations/Systemd/sceneql-nightly@.service", "Integrations/Cron/sceneql-nightly.crontab",
    "Integrations/GitHub/nightly.yml",
  ]

  /// The calls of the tool in a file; comments call nothing.
  private func calls(in path: String) throws -> [[String]] {
    let text = try Repository.text(of: path).split(separator: "/usr/local/bin/sceneql ").joined(separator: "sceneql ")
    let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
    let commands = lines.compactMap { line -> Substring? in
      ["ExecStart=", "run: "].compactMap { sign in line.range(of: sign).map { line[$0.upperBound...] } }.first
        ?? (line.first?.isNumber == true ? line : nil)
    }
    return commands.flatMap { ShellWords.calls(in: String($0.split(separator: ";").last ?? $0)) }
  }

  @Test("call commands and flags that there are", arguments: files)
  func callsParse(_ path: String) throws {
    let calls = try calls(in: path)
    #expect(calls.contains { $0.first == "nightly" })
    for words in calls { #expect(throws: Never.self) { try ArgumentParser.parse(words) } }
  }

  @Test("are named in the documentation", arguments: files + ["Integrations/Systemd/sceneql-nightly@.timer"])
  func areDocumented(_ path: String) throws {
    #expect(try Repository.text(of: "Documentation/Nightly.md").contains("(../\(path))"))
  }

  @Test("satisfy systemd", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")))
  func satisfySystemd() throws {
    let folder = try TemporaryFolder()
    for ending in ["service", "timer"] {
      let unit = try Repository.text(of: "Integrations/Systemd/sceneql-nightly@.\(ending)")
      // systemd asks whether the program of a unit can be run.
      let installed = unit.split(separator: "/usr/local/bin/sceneql").joined(separator: try BuiltTool.path())
      try folder.write(installed, to: "sceneql-nightly@srv-apps-Bookshelf.\(ending)")
    }
    let run = try BuiltTool.shell(
      "systemd-analyze verify ./sceneql-nightly@srv-apps-Bookshelf.service ./sceneql-nightly@srv-apps-Bookshelf.timer",
      in: folder.path)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
  }

  @Test("the line of cron runs as it stands, and mails one line")
  func cronLineRuns() throws {
    let app = try BookshelfCopy()
    let line = try #require(
      try Repository.text(of: Self.files[1]).split(separator: "\n").first { $0.first?.isNumber == true })
    // Behind five times comes what the shell is given.
    let command = line.split(separator: " ", maxSplits: 5)[5]
      .split(separator: "/srv/apps/Bookshelf").joined(separator: app.root)
      .split(separator: " sceneql ").joined(separator: " \"$SCENEQL\" ")
    let run = try BuiltTool.shell(command)
    #expect(run.code == 0 && run.lines.count == 1 && run.output.hasPrefix("first run: "))
  }
}
