import Foundation

/// A folder of its own for one test; it is gone when the value is.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at its end.
  public let path: String

  public init() throws {
    let name = "sceneql-test-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the folder, with the folders it needs.
  @discardableResult
  public func write(_ text: String, to relativePath: String) throws -> String {
    try write(Data(text.utf8), to: relativePath)
  }

  /// Writes bytes below the folder, with the folders they need.
  @discardableResult
  public func write(_ data: Data, to relativePath: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(relativePath)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }
}
