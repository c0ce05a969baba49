import Foundation

/// Where an answer goes: stdout, or a file that is written whole or not at all.
enum OutputDestination {
  /// Lets `body` write, and makes sure that every byte arrived.
  ///
  /// - Parameter path: the file; nil means stdout.
  /// - Throws: ``OutputError``, or what `body` throws; the file is then as it was before.
  static func write<Result>(to path: String?, _ body: (CheckedOutput) throws -> Result) throws -> Result {
    guard let path else {
      let output = CheckedOutput(descriptor: STDOUT_FILENO, name: "stdout")
      let result = try body(output)
      try output.flush()
      return result
    }
    if isDevice(path) { return try writeToDevice(path, body) }
    let file = try AtomicFile(path: path)
    let result: Result
    do {
      result = try body(file.output)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
    return result
  }

  /// Whether the path names a device or a pipe, which no rename may replace.
  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  private static func writeToDevice<Result>(
    _ path: String, _ body: (CheckedOutput) throws -> Result
  ) throws -> Result {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { throw OutputError.refused(name: "'\(path)'", code: errno) }
    let output = CheckedOutput(descriptor: descriptor, name: "'\(path)'")
    let result = try body(output)
    try output.close()
    return result
  }
}
