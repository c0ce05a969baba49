import Foundation
import SourceTree
import TestSupport
import Testing

@Suite("Reading a file")
struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The bytes come as they are")
  func bytes() throws {
    let bytes: [UInt8] = [0, 0xFF, 13, 10, 0xC3]
    try folder.write(Data(bytes), to: "a/b.swift")
    let content = try FileReader(root: folder.path).read(SourcePath("a/b.swift"))
    #expect(content.bytes == bytes)
    #expect(content.size == 5)
    #expect(content.hash == ContentHash(of: bytes))
    #expect(content.modifiedAt > 0)
  }

  @Test("An empty file is a file")
  func empty() throws {
    try folder.write("", to: "a.swift")
    #expect(try FileReader(root: folder.path).read(SourcePath("a.swift")).bytes.isEmpty)
  }

  @Test("The limit is the largest size that is read")
  func limit() throws {
    try folder.write("12345678", to: "a.swift")
    #expect(try FileReader(root: folder.path, sizeLimit: 8).read(SourcePath("a.swift")).size == 8)
    #expect(throws: FileReadError.tooLarge(size: 8, limit: 7)) {
      try FileReader(root: folder.path, sizeLimit: 7).read(SourcePath("a.swift"))
    }
  }

  @Test("What is missing, a link, a pipe or a folder is refused, and nothing waits")
  func notRegular() throws {
    let reader = FileReader(root: folder.path)
    try folder.write("", to: "real.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.swift", withDestinationPath: "real.swift")
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    try folder.write("", to: "folder.swift/a")
    #expect(throws: FileReadError.missing) { try reader.read(SourcePath("none.swift")) }
    #expect(throws: FileReadError.notRegular) { try reader.read(SourcePath("link.swift")) }
    #expect(throws: FileReadError.notRegular) { try reader.read(SourcePath("pipe.swift")) }
    #expect(throws: FileReadError.notRegular) { try reader.read(SourcePath("folder.swift")) }
  }

  @Test("A file that nobody may read is told", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let path = try folder.write("", to: "a.swift")
    chmod(path, 0)
    #expect(throws: FileReadError.unreadable(reason: "permission denied")) {
      try FileReader(root: folder.path).read(SourcePath("a.swift"))
    }
  }

  @Test(
    "A file that never holds still is told", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func changing() throws {
    // These files have bytes and a size of 0, as if they grew whenever they are read.
    #expect(throws: FileReadError.changedWhileRead) {
      try FileReader(root: "/proc/self").read(SourcePath("status"))
    }
  }
}
