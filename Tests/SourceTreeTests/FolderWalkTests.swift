import Foundation
import SourceTree
import TestSupport
import Testing

@Suite("Walking a folder")
struct FolderWalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: destination)
  }

  /// Makes an empty file whose name Foundation could not write.
  private func makeFile(named name: [UInt8]) -> Bool {
    let path = (Array("\(folder.path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
    let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  @Test("Each kind is told by its ending, in the case that Xcode writes, and all else is passed over")
  func kinds() throws {
    for name in [
      "a.storyboard", "b.xib", "c.swift", "d.m", "e.mm", "f.h", "Info.plist", "g.xcconfig",
      "P.xcodeproj/project.pbxproj",
      "README.md", "h.SWIFT", "swift", ".swift", "i.swift.bak", "j.c",
    ] {
      try folder.write("x", to: name)
    }
    let discovery = try discover(folder.path)
    #expect(discovery.method == .walk)
    #expect(
      discovery.files.map { "\($0.path) \($0.kind.rawValue)" } == [
        "Info.plist plist", "P.xcodeproj/project.pbxproj project", "a.storyboard storyboard", "b.xib xib",
        "c.swift swift", "d.m objective-c", "e.mm objective-c", "f.h header", "g.xcconfig project",
      ])
  }

  @Test("Size and time are told")
  func sizeAndTime() throws {
    let path = try folder.write("12345", to: "a.swift")
    let time = Date(timeIntervalSince1970: 1_700_000_000.25)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    let file = try #require(try discover(folder.path).files.first)
    #expect(file.size == 5)
    #expect(abs(file.modifiedAt - 1_700_000_000_250_000_000) < 1_000_000)
  }

  @Test("Files are in the order of their bytes")
  func order() throws {
    for name in ["b.swift", "a/z.swift", "a.swift", "B.swift"] { try folder.write("", to: name) }
    #expect(try discover(folder.path).paths == ["B.swift", "a.swift", "a/z.swift", "b.swift"])
  }

  @Test("Links are not followed: to files, to folders, in loops and out of the root")
  func links() throws {
    let outside = try TemporaryFolder()
    try outside.write("", to: "out.swift")
    try folder.write("", to: "real/in.swift")
    try link("linked.swift", to: "real/in.swift")
    try link("linkedFolder", to: "real")
    try link("real/loop", to: "..")
    try link("away", to: outside.path)
    try link("broken.swift", to: "nowhere")
    let discovery = try discover(folder.path)
    #expect(discovery.paths == ["real/in.swift"])
    #expect(discovery.problems.isEmpty)
  }

  @Test("A link is fine as the root itself")
  func linkedRoot() throws {
    try folder.write("", to: "real/in.swift")
    try link("root", to: "real")
    #expect(try discover("\(folder.path)/root").paths == ["in.swift"])
  }

  @Test("Pipes, sockets and folders with the name of a file are passed over")
  func notFiles() throws {
    #expect(mkfifo("\(folder.path)/pipe.swift", 0o600) == 0)
    try folder.write("", to: "Bundle.storyboard/inner.swift")
    #expect(try discover(folder.path).paths == ["Bundle.storyboard/inner.swift"])
  }

  @Test("Names that are not UTF-8 or hold a line end, a quote or a dash survive as bytes")
  func names() throws {
    let names: [[UInt8]] = [
      Array("-rf.swift".utf8), Array("a\nb.swift".utf8), Array("quote\".swift".utf8), Array("\u{1B}[31m.swift".utf8),
    ]
    for name in names { #expect(makeFile(named: name)) }
    let invalid = Array("caf".utf8) + [0xE9] + Array(".swift".utf8)
    // Some file systems take no such names.
    let isInvalidKept = makeFile(named: invalid)
    let expected = names + (isInvalidKept ? [invalid] : [])
    let found = try discover(folder.path).files.map(\.path.bytes)
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  @Test("The composed and the decomposed spelling of a name are two files")
  func normalForms() throws {
    let composed = Array("\u{E9}.swift".utf8)
    let decomposed = Array("e\u{301}.swift".utf8)
    #expect(makeFile(named: composed) && makeFile(named: decomposed))
    let onDisk = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    #expect(try discover(folder.path).files.count == onDisk)
  }

  @Test("A folder that cannot be read is a problem, and the others are read", .enabled(if: geteuid() != 0))
  func unreadableFolder() throws {
    try folder.write("", to: "good/a.swift")
    try folder.write("", to: "bad/b.swift")
    chmod("\(folder.path)/bad", 0)
    defer { chmod("\(folder.path)/bad", 0o700) }
    let discovery = try discover(folder.path)
    #expect(discovery.paths == ["good/a.swift"])
    #expect(discovery.problems.map(\.path.text) == ["bad"])
    #expect(discovery.problems.map(\.message) == ["permission denied"])
  }

  @Test("A folder too deep for the operating system is a problem, and the others are read")
  func tooDeep() throws {
    try folder.write("", to: "a.swift")
    let name = String(repeating: "d", count: 250)
    var descriptor = open(folder.path, O_RDONLY)
    for _ in 0..<20 {
      #expect(mkdirat(descriptor, name, 0o700) == 0)
      let inner = openat(descriptor, name, O_RDONLY)
      close(descriptor)
      descriptor = inner
    }
    close(descriptor)
    let discovery = try discover(folder.path)
    #expect(discovery.paths == ["a.swift"])
    #expect(discovery.problems.map(\.message) == ["file name too long"])
    // Foundation cannot remove what is so deep.
    let remove = try Process.run(URL(fileURLWithPath: "/bin/rm"), arguments: ["-rf", folder.path])
    remove.waitUntilExit()
  }

  @Test("A root that is missing, a file or empty is told apart")
  func roots() throws {
    let file = try folder.write("", to: "a.swift")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/empty", withIntermediateDirectories: false)
    let missing = "\(folder.path)/none"
    #expect(throws: SourceTreeError.missing(root: missing)) { try discover(missing) }
    #expect(throws: SourceTreeError.notAFolder(root: file)) { try discover(file) }
    #expect(try discover("\(folder.path)/empty").files.isEmpty)
  }
}
