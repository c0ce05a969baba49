import Foundation
import TestSupport

/// A copy of the example app in a folder of its own, with its index.
struct BookshelfCopy {
  /// The root of the copy.
  let root: String
  private let folder: TemporaryFolder

  /// The copy that tests share that only read it.
  static let shared = Result { try BookshelfCopy() }

  /// Copies the app and makes its index.
  init() throws {
    folder = try TemporaryFolder()
    root = "\(folder.path)/Bookshelf"
    try FileManager.default.copyItem(
      atPath: Repository.root.appendingPathComponent("Examples/Bookshelf").path, toPath: root)
    try? FileManager.default.removeItem(atPath: "\(root)/.sceneql")
    _ = try run(["index"])
  }

  /// Runs the tool at the root of the copy.
  func run(_ words: [String], input: String = "", environment: [String: String] = [:]) throws -> BuiltTool.Run {
    try BuiltTool.run(words, in: root, input: input, environment: environment)
  }

  /// Puts a text in the place of another in a file of the app.
  func replace(_ text: String, with replacement: String, in path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    let old = try String(contentsOf: file, encoding: .utf8)
    try old.split(separator: text, omittingEmptySubsequences: false).joined(separator: replacement)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// Adds a text at the end of a file of the app.
  func append(_ text: String, to path: String) throws {
    let old = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    try overwrite(path, with: old + text)
  }

  /// Puts a text in the place of a file of the app.
  func overwrite(_ path: String, with text: String) throws {
    try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
  }
}
