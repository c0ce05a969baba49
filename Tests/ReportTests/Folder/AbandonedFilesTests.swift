import FileSystem
import Foundation
import Report
import TestSupport
import Testing

@Suite("What killed runs left")
struct AbandonedFilesTests {
  /// A process that has ended and was waited for, so that its number is free.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test("goes, and what lives or is not ours stays")
  func removal() throws {
    let folder = try TemporaryFolder()
    let gone = try endedProcess()
    let names = [".page.unfinished-\(gone)", ".page.unfinished-\(getppid())", ".page.unfinished-x", ".other-\(gone)"]
    for name in names { try folder.write("left", to: name) }
    try folder.write("left", to: ".page.unfinished-\(gone)1/inner")
    AbandonedFiles.remove(from: folder.path, prefix: ".page.unfinished-")
    let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    #expect(!left.contains(names[0]))
    #expect(left.isSuperset(of: names.dropFirst()))
  }

  @Test("goes with the next report, folders too")
  func report() throws {
    let folder = try TemporaryFolder()
    let gone = try endedProcess()
    try folder.write("half", to: ".report.unfinished-\(gone)/report.md")
    try ReportFolder(path: "\(folder.path)/report").write([ReportFolder.File(name: "report.md", text: "whole")])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report"])
  }
}
