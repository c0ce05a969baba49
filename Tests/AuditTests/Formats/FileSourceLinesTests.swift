import Audit
import Foundation
import TestSupport
import Testing

@Suite("Lines of sources")
struct FileSourceLinesTests {
  private let folder: TemporaryFolder
  private let lines: FileSourceLines

  init() throws {
    folder = try TemporaryFolder()
    lines = FileSourceLines(root: folder.path)
  }

  @Test("a line comes without its end, and one that is not there does not come")
  func lineOfFile() throws {
    try folder.write("one\r\ntwo\nthree", to: "App/a.swift")
    try folder.write("other", to: "App/b.swift")
    #expect(
      (1...4).map { lines.line($0, of: "App/a.swift") } == [
        Array("one".utf8), Array("two".utf8), Array("three".utf8), nil,
      ])
    #expect(lines.line(1, of: "App/b.swift") == Array("other".utf8))
    #expect(lines.line(1, of: "App/none.swift") == nil)
  }

  @Test("a link, a pipe and a way out of the root have no lines, and nothing waits")
  func notFiles() throws {
    let outside = try TemporaryFolder()
    let secret = try outside.write("secret", to: "secret.txt")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.swift", withDestinationPath: secret)
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    let name = URL(fileURLWithPath: outside.path).lastPathComponent
    for path in ["link.swift", "pipe.swift", "../\(name)/secret.txt", "x/../../\(name)/secret.txt"] {
      #expect(lines.line(1, of: path) == nil, "\(path)")
    }
  }
}
