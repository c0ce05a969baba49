import Foundation
import Report
import TestSupport
import Testing

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
}
