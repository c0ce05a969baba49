import Foundation
import TestSupport

/// The binary that was built beside the tests.
enum BuiltTool {
  /// What a run left behind.
  struct Run {
    let output: String
    let errors: String
    /// What the shell would see.
    let code: Int32

    /// The lines of stdout.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Why the binary was not found.
  struct NotFound: Error {}

  /// The path of the binary: in the folder of the test bundle.
  static func path() throws -> String {
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(fileURLWithPath: argument)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let tool = folder.appendingPathComponent("sceneql").path
        if FileManager.default.isExecutableFile(atPath: tool) { return tool }
      }
    }
    throw NotFound()
  }

  /// Runs the binary and waits for its end.
  ///
  /// - Parameters:
  ///   - path: another binary, such as a copy.
  ///   - folder: the working folder.
  ///   - environment: variables beside PATH; the tests' own are not handed on.
  static func run(
    _ words: [String], path: String? = nil, in folder: String? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Run {
    let files = try TemporaryFolder()
    let inputFile = try files.write(input, to: "input")
    let (outputFile, errorFile) = (try files.write("", to: "output"), try files.write("", to: "errors"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path ?? Self.path())
    process.arguments = words
    process.environment = environment.merging(["PATH": "/usr/local/bin:/usr/bin:/bin"]) { given, _ in given }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle(forReadingAtPath: inputFile)
    process.standardOutput = FileHandle(forWritingAtPath: outputFile)
    process.standardError = FileHandle(forWritingAtPath: errorFile)
    try process.run()
    process.waitUntilExit()
    return Run(
      output: try String(contentsOfFile: outputFile, encoding: .utf8),
      errors: try String(contentsOfFile: errorFile, encoding: .utf8), code: process.terminationStatus)
  }

  /// Runs a line of the shell, in which `$SCENEQL` is the binary.
  static func shell(_ line: String, in folder: String? = nil) throws -> Run {
    try run(["-c", line], path: "/bin/bash", in: folder, environment: ["SCENEQL": try path()])
  }
}
