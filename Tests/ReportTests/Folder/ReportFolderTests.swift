import Foundation
import TestSupport
import Testing

@testable import Report

@Suite("The report folder")
struct ReportFolderTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("makes the folders it needs and leaves nothing but the files")
  func writesFiles() throws {
    let folder = try TemporaryFolder()
    let report = ReportFolder(path: "\(folder.path)/pages/tonight")
    try report.write([.init(name: "a.md", text: "one"), .init(name: "b.json", text: "two")])
    #expect(try text("\(report.path)/a.md") == "one")
    #expect(try text("\(report.path)/b.json") == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: report.path).sorted() == ["a.md", "b.json"])
  }

  @Test("replaces the files of the last report and keeps what else is there")
  func replacesFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.md")
    try folder.write("mine", to: "notes.txt")
    try ReportFolder(path: folder.path).write([.init(name: "a.md", text: "new")])
    #expect(try text("\(folder.path)/a.md") == "new")
    #expect(try text("\(folder.path)/notes.txt") == "mine")
  }

  @Test("writes no file where one cannot be written")
  func writesAllOrNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.md")
    #expect(throws: ReportFolderError.self) {
      try ReportFolder(path: folder.path).write([.init(name: "a.md", text: "new"), .init(name: "no/b.md", text: "x")])
    }
    #expect(try text("\(folder.path)/a.md") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.md"])
  }

  @Test("changes places with the old folder, so that whoever looks sees the files of one night")
  func exchangesFolders() throws {
    let folder = try TemporaryFolder()
    let report = ReportFolder(path: "\(folder.path)/report")
    try report.write([.init(name: "a.md", text: "old"), .init(name: "b.json", text: "old")])
    try folder.write("mine", to: "report/notes.txt")
    let reader = try #require(opendir(report.path))
    defer { closedir(reader) }
    try report.write([.init(name: "a.md", text: "new"), .init(name: "b.json", text: "new")])
    // The folder that was opened before is another one than the folder of that name now.
    var (opened, named) = (stat(), stat())
    #expect(fstat(dirfd(reader), &opened) == 0 && stat(report.path, &named) == 0)
    #expect(opened.st_ino != named.st_ino)
    #expect(try text("\(report.path)/a.md") == "new" && text("\(report.path)/b.json") == "new")
    #expect(try text("\(report.path)/notes.txt") == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report"])
  }

  @Test("keeps folders that stand in it, and follows a link to it")
  func keepsFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "pages/old/notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/latest", withDestinationPath: "\(folder.path)/pages")
    try ReportFolder(path: "\(folder.path)/latest").write([.init(name: "a.md", text: "new")])
    #expect(try text("\(folder.path)/pages/a.md") == "new")
    #expect(try text("\(folder.path)/pages/old/notes.txt") == "mine")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/latest").hasSuffix("pages"))
  }

  @Test("clears away what a killed run left beside it, and nothing of a run that lives")
  func clearsAbandonedStages() throws {
    let folder = try TemporaryFolder()
    // No process has a number below 0 or beyond the system's limit; process 1 always lives.
    for name in [".report.unfinished-4194305", ".report.unfinished-1", ".report.unfinished-x"] {
      try folder.write("left", to: "\(name)/a.md")
    }
    try ReportFolder(path: "\(folder.path)/report").write([.init(name: "a.md", text: "new")])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [".report.unfinished-1", ".report.unfinished-x", "report"])
  }

  @Test("says that a file is in the way")
  func fileInTheWay() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine", to: "report")
    #expect(throws: ReportFolderError(path: path, reason: "Not a directory")) {
      try ReportFolder(path: path).write([.init(name: "a.md", text: "new")])
    }
  }
}
