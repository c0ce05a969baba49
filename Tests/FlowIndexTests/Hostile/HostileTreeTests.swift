import Configuration
import Foundation
import SQLite
import TestSupport
import Testing

@testable import FlowIndex

@Suite("A tree that nobody vetted")
struct HostileTreeTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    try folder.write("class Good {}\n", to: "Good.swift")
  }

  private var databasePath: String { "\(outside.path)/index.db" }

  @discardableResult
  private func build() throws -> IndexSummary {
    try IndexBuilder(root: folder.path, databasePath: databasePath).build()
  }

  /// Each file of the index: its path, its status and why it has that.
  private func files() throws -> [String] {
    let session = try IndexReader.open(databasePath)
    return try session.rows("select path, status, problem from files order by path").map { row in
      row.values.map { $0.string ?? "" }.filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: destination)
  }

  /// Makes a file of this size that takes no room on the disk.
  private func makeHollowFile(_ name: String, size: Int) {
    let descriptor = open("\(folder.path)/\(name)", O_CREAT | O_WRONLY, 0o600)
    #expect(ftruncate(descriptor, off_t(size)) == 0)
    close(descriptor)
  }

  /// Makes a socket that nobody listens at.
  private func makeSocket(_ name: String) throws {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    // A socket's path may be no longer than some hundred bytes, so it is made elsewhere and moved.
    let path = "/tmp/sceneql-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
    try #require(rename(path, "\(folder.path)/\(name)") == 0)
  }

  @Test("Pipes, sockets, links, loops and ways out of the root are passed over, and nothing waits")
  func notFiles() throws {
    #expect(mkfifo("\(folder.path)/Pipe.swift", 0o600) == 0)
    #expect(mkfifo("\(folder.path)/Main.storyboard", 0o600) == 0)
    try makeSocket("Socket.swift")
    try outside.write("class Secret {}", to: "Secret.swift")
    try link("Linked.swift", to: "Good.swift")
    try link("Secret.swift", to: "\(outside.path)/Secret.swift")
    try link("Away", to: outside.path)
    try link("Loop", to: ".")
    try link("Itself.swift", to: "Itself.swift")
    #expect(try build().isComplete)
    #expect(try files() == ["Good.swift: indexed"])
  }

  @Test("A file over the limit of 64 MiB is told and not read; one below it is read")
  func largeFiles() throws {
    let limit = 64 << 20
    makeHollowFile("Huge.swift", size: limit + 1)
    makeHollowFile("Huge.xib", size: limit + 1)
    try build()
    #expect(
      try files() == [
        "Good.swift: indexed", "Huge.swift: failed: the file has 67108865 bytes; more than 67108864 are not read",
        "Huge.xib: failed: the file has 67108865 bytes; more than 67108864 are not read",
      ])
  }

  @Test("Names that hold line ends, quotes, escapes, SQL or a dash are kept as they are")
  func names() throws {
    let names = [
      "-rf.swift", "a\nb.swift", "'; drop table files; --.swift", "\u{1B}[31m.swift", "%n%s.swift", "=1+1.swift",
      "quote\".swift", "::error::.swift", "a\tb.swift", "back\\slash.swift", "$(id).swift",
    ]
    for name in names { try folder.write("class A {}", to: name) }
    #expect(try build().isComplete)
    let expected = (names + ["Good.swift"]).map { "\($0): indexed" }
    #expect(Set(try files()) == Set(expected))
  }

  @Test("An unresolved merge is named as such in every kind of file, and what only looks like one is not")
  func conflicts() throws {
    let conflict = "<<<<<<< HEAD\n=======\n>>>>>>> other\n"
    let key = "<key>UIMainStoryboardFile</key><string>Main</string>"
    try folder.write("class A {\n\(conflict)}", to: "a.swift")
    try folder.write("@implementation A\n\(conflict)@end", to: "b.m")
    try folder.write("<document>\n\(conflict)</document>", to: "c.storyboard")
    try folder.write("<plist version=\"1.0\"><dict>\n\(conflict)\(key)</dict></plist>", to: "Info.plist")
    try folder.write("{\n\(conflict)}", to: "project.pbxproj")
    try folder.write("let text = \"\"\"\n  <<<<<<< HEAD\n  \"\"\"\n// =======\n", to: "d.swift")
    try build()
    #expect(
      try files() == [
        "Good.swift: indexed", "Info.plist: failed: unresolved merge conflict at line 2",
        "a.swift: indexed: unresolved merge conflict at line 2", "b.m: indexed: unresolved merge conflict at line 2",
        "c.storyboard: failed: unresolved merge conflict at line 2", "d.swift: indexed",
        "project.pbxproj: indexed: unresolved merge conflict at line 2",
      ])
  }

  @Test("Empty files of every kind are told apart from broken ones")
  func emptyFiles() throws {
    for name in ["a.swift", "b.m", "c.h", "Info.plist", "d.xcconfig", "e.storyboard", "f.xib", "project.pbxproj"] {
      try folder.write("", to: name)
    }
    try build()
    #expect(
      try files() == [
        "Good.swift: indexed", "a.swift: indexed", "b.m: indexed", "c.h: indexed", "d.xcconfig: indexed",
        "e.storyboard: failed: empty file", "f.xib: failed: empty file", "project.pbxproj: indexed",
      ])
  }

  @Test("Files that vanish or change their kind after they were found do no harm")
  func vanishing() throws {
    for number in 0..<50 {
      try folder.write("class A\(number) {}", to: "A\(number).swift")
    }
    let builder = IndexBuilder(root: folder.path, databasePath: databasePath)
    let path = folder.path
    let summary = try builder.build { progress in
      // The files have been found, and the first of them was read.
      guard progress.stage == .read, progress.done == 1 else { return }
      for number in 10..<20 { unlink("\(path)/A\(number).swift") }
      for number in 20..<30 {
        unlink("\(path)/A\(number).swift")
        mkfifo("\(path)/A\(number).swift", 0o600)
      }
    }
    #expect(summary.fileCount <= 51)
    let allowed = ["it is no longer a regular file"]
    for problem in summary.problems {
      #expect(allowed.contains { problem.message.contains($0) }, "\(problem.message)")
    }
    #expect(try files().contains("Good.swift: indexed"))
  }

  @Test("Spellings of a name that look alike are two files, and each keeps its types")
  func normalForms() throws {
    let composed = "caf\u{E9}.swift"
    let decomposed = "cafe\u{301}.swift"
    for (name, type) in [(composed, "Composed"), (decomposed, "Decomposed")] {
      let descriptor = open("\(folder.path)/\(name)", O_CREAT | O_WRONLY, 0o600)
      let text = Array("class \(type) {}".utf8)
      #expect(write(descriptor, text, text.count) == text.count)
      close(descriptor)
    }
    try build()
    let session = try IndexReader.open(databasePath)
    let rows = try session.rows(
      "select files.path, types.name from types join files on files.id = types.file_id order by types.name")
    let onDisk = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    #expect(rows.count == onDisk)
    #expect(rows.first?["path"]?.text?.bytes == Array(composed.utf8))
  }
}
