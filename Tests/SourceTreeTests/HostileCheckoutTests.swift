import Foundation
import SourceTree
import TestSupport
import Testing

@Suite("A git checkout that nobody vetted", .enabled(if: TestGit.isAvailable, "git is not installed"))
struct HostileCheckoutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try TestGit.makeRepository(at: folder.path)
    try folder.write("", to: "a.swift")
    try TestGit.commitAll(in: folder.path)
  }

  private var hasRun: Bool { FileManager.default.fileExists(atPath: "\(folder.path)/ran") }

  /// A program that leaves a trace.
  private func program() throws -> String {
    let path = try folder.write("#!/bin/sh\ntouch '\(folder.path)/ran'\n", to: ".git/program")
    chmod(path, 0o700)
    return path
  }

  @Test("Where a commit is missing, git is kept from fetching it by a program that the settings name")
  func missingObjects() throws {
    try TestGit.run(["config", "core.repositoryFormatVersion", "1"], in: folder.path)
    try TestGit.run(["config", "extensions.partialClone", "origin"], in: folder.path)
    try TestGit.run(["config", "remote.origin.url", folder.path], in: folder.path)
    try TestGit.run(["config", "remote.origin.promisor", "true"], in: folder.path)
    try TestGit.run(["config", "remote.origin.uploadpack", try program()], in: folder.path)
    try FileManager.default.removeItem(atPath: "\(folder.path)/.git/objects")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.git/objects", withIntermediateDirectories: false)
    // Without precautions, git itself would run it.
    _ = try? TestGit.run(["rev-parse", "HEAD^{commit}"], in: folder.path)
    #expect(hasRun)
    try FileManager.default.removeItem(atPath: "\(folder.path)/ran")
    let discovery = try discover(folder.path)
    #expect(!hasRun)
    #expect(discovery.paths == ["a.swift"])
    #expect(discovery.revision == nil)
  }

  @Test("A working tree elsewhere does not lead out of the root")
  func otherWorkingTree() throws {
    let outside = try TemporaryFolder()
    try outside.write("", to: "secret.swift")
    try TestGit.run(["config", "core.worktree", outside.path], in: folder.path)
    #expect(try discover(folder.path).paths == ["a.swift"])
  }
}
