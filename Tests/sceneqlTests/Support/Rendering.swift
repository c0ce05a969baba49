import Foundation
import SQLite
import TestSupport

@testable import sceneql

/// What rows look like in a form.
enum Rendering {
  /// The text of one answer.
  static func of(
    _ format: RowFormat, columns: [String], rows: [[Value]], options: RowFormatOptions = RowFormatOptions()
  ) throws -> String {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/answer"
    try OutputDestination.write(to: path) { output in
      let writer = format.writer(to: output, options: options)
      try writer.begin(columns: columns)
      for row in rows { try writer.write(row) }
      try writer.end()
    }
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
