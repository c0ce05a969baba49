import Foundation
import SourceTree
import TestSupport
import Testing

@Suite("A git checkout", .enabled(if: TestGit.isAvailable, "git is not installed"))
struct GitCheckoutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TestGit.makeRepository(at: folder.path)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
  }

  @Test("What is tracked, staged or merely not ignored counts; what is ignored or deleted does not")
  func listing() throws {
    try folder.write("*.gen.swift\n/Output\n", to: ".gitignore")
    for path in ["tracked.swift", "deleted.swift", "ignored.gen.swift", "Output/o.swift"] {
      try folder.write("", to: path)
    }
    try TestGit.commitAll(in: folder.path)
    try remove("deleted.swift")
    try folder.write("", to: "staged.swift")
    try TestGit.run(["add", "staged.swift"], in: folder.path)
    try folder.write("", to: "untracked.swift")
    let discovery = try discover(folder.path)
    #expect(discovery.method == .git)
    #expect(discovery.paths == ["staged.swift", "tracked.swift", "untracked.swift"])
    #expect(discovery.problems.isEmpty)
  }

  @Test("A file that is ignored and tracked all the same counts")
  func ignoredButTracked() throws {
    try folder.write("*.gen.swift\n", to: ".gitignore")
    try folder.write("", to: "a.gen.swift")
    try TestGit.run(["add", "--force", "a.gen.swift"], in: folder.path)
    #expect(try discover(folder.path).paths == ["a.gen.swift"])
  }

  @Test("The revision is that of the checkout, and none before the first commit")
  func revision() throws {
    try folder.write("", to: "a.swift")
    #expect(try discover(folder.path).revision == nil)
    try TestGit.commitAll(in: folder.path)
    let head = try TestGit.run(["rev-parse", "HEAD"], in: folder.path).trimmingCharacters(in: .newlines)
    #expect(head.count >= 40)
    #expect(try discover(folder.path).revision == head)
  }

  @Test("Only what is below the root counts, with paths relative to it")
  func subfolder() throws {
    for path in ["Phone/App/a.swift", "Mac/b.swift"] { try folder.write("", to: path) }
    try TestGit.commitAll(in: folder.path)
    try folder.write("", to: "Phone/new.swift")
    let discovery = try discover("\(folder.path)/Phone")
    #expect(discovery.method == .git)
    #expect(discovery.paths == ["App/a.swift", "new.swift"])
  }

  @Test("The default excludes hold for what is tracked, and what they hide is counted")
  func defaultExcludes() throws {
    for path in ["App/a.swift", "Pods/b.swift", "Pods/c.m"] { try folder.write("", to: path) }
    try TestGit.commitAll(in: folder.path)
    let discovery = try discover(folder.path)
    #expect(discovery.paths == ["App/a.swift"])
    #expect(discovery.hidden.byDefault == [HiddenFiles.Folder(name: "Pods", count: 2)])
  }

  @Test("Include brings back what git ignores, and only what it names")
  func includeIgnored() throws {
    try folder.write("Pods\nSecret\n", to: ".gitignore")
    for path in ["App/a.swift", "Pods/Own/b.swift", "Pods/c.swift", "Secret/d.swift"] {
      try folder.write("", to: path)
    }
    #expect(try discover(folder.path).paths == ["App/a.swift"])
    #expect(try discover(folder.path, include: ["Pods/Own"]).paths == ["App/a.swift", "Pods/Own/b.swift"])
    #expect(try discover(folder.path, include: ["d.swift"]).paths == ["App/a.swift", "Secret/d.swift"])
  }

  @Test("Submodules and repositories within are read")
  func repositoriesWithin() throws {
    let library = try TemporaryFolder()
    try TestGit.makeRepository(at: library.path)
    try library.write("", to: "lib.swift")
    try TestGit.commitAll(in: library.path)
    try TestGit.run(["submodule", "--quiet", "add", library.path, "Module.swift"], in: folder.path)
    try folder.write("", to: "Nested/n.swift")
    try TestGit.makeRepository(at: "\(folder.path)/Nested")
    try folder.write("", to: "a.swift")
    #expect(try discover(folder.path).paths == ["Module.swift/lib.swift", "Nested/n.swift", "a.swift"])
  }

  @Test("Tracked links are not followed, nor is a folder that has become a link out of the root")
  func links() throws {
    let outside = try TemporaryFolder()
    try outside.write("", to: "a.swift")
    try folder.write("", to: "Moved/a.swift")
    try folder.write("", to: "b.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.swift", withDestinationPath: "b.swift")
    try TestGit.commitAll(in: folder.path)
    try remove("Moved")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Moved", withDestinationPath: outside.path)
    #expect(try discover(folder.path).paths == ["b.swift"])
  }

  @Test("A file in a merge conflict counts once")
  func conflict() throws {
    try folder.write("one\n", to: "a.swift")
    try TestGit.commitAll(in: folder.path)
    try TestGit.run(["checkout", "--quiet", "-b", "other"], in: folder.path)
    try folder.write("two\n", to: "a.swift")
    try TestGit.commitAll(in: folder.path)
    try TestGit.run(["checkout", "--quiet", "-"], in: folder.path)
    try folder.write("three\n", to: "a.swift")
    try TestGit.commitAll(in: folder.path)
    #expect(throws: TestGit.Failure.self) { try TestGit.run(["merge", "other"], in: folder.path) }
    #expect(try discover(folder.path).paths == ["a.swift"])
  }

  @Test("Names with line ends, quotes and tabs are read as they are")
  func names() throws {
    let names = ["a\nb.swift", "quote\".swift", "tab\there.swift", "é.swift"]
    for name in names { try folder.write("", to: name) }
    #expect(Set(try discover(folder.path).paths) == Set(names))
    try TestGit.commitAll(in: folder.path)
    #expect(Set(try discover(folder.path).paths) == Set(names))
  }

  @Test("A root that git ignores is walked")
  func ignoredRoot() throws {
    try folder.write("Scratch\n", to: ".gitignore")
    try folder.write("", to: "Scratch/a.swift")
    let discovery = try discover("\(folder.path)/Scratch")
    #expect(discovery.method == .walk)
    #expect(discovery.paths == ["a.swift"])
  }

  @Test("Where git cannot tell, the folders are walked and that is said")
  func damagedRepository() throws {
    try folder.write("*.gen.swift\n", to: ".gitignore")
    for path in ["a.swift", "b.gen.swift"] { try folder.write("", to: path) }
    try folder.write("not a configuration [", to: ".git/config")
    let discovery = try discover(folder.path)
    #expect(discovery.method == .walkBecauseGitFailed)
    #expect(discovery.paths == ["a.swift", "b.gen.swift"])
  }

  @Test("A program that the checkout names as its file system monitor is not run")
  func monitor() throws {
    try folder.write("", to: "a.swift")
    try TestGit.commitAll(in: folder.path)
    let script = try folder.write("#!/bin/sh\ntouch '\(folder.path)/ran'\n", to: ".git/monitor")
    chmod(script, 0o700)
    try TestGit.run(["config", "core.fsmonitor", script], in: folder.path)
    _ = try discover(folder.path)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/ran"))
  }
}
