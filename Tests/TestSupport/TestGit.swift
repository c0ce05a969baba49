import Foundation

/// Git, as tests use it: with settings of its own and none of the user's.
public enum TestGit {
  /// Whether git is installed.
  public static let isAvailable = (try? run(["--version"], in: "/")) != nil

  public struct Failure: Error {
    public let arguments: [String]
    public let status: Int32
  }

  /// Makes an empty repository of a folder.
  public static func makeRepository(at folder: String) throws {
    try run(["init", "--quiet"], in: folder)
  }

  /// Commits all that is not ignored.
  public static func commitAll(in folder: String) throws {
    try run(["add", "--all"], in: folder)
    try run(["commit", "--quiet", "--message", "Everything"], in: folder)
  }

  /// Runs git and returns what it prints.
  @discardableResult
  public static func run(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "protocol.file.allow=always"]
    process.arguments = ["git"] + identity + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder,
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(arguments: arguments, status: process.terminationStatus)
    }
    return String(decoding: data, as: UTF8.self)
  }
}
