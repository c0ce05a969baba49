import Foundation
import TestSupport
import Testing

@Suite("The example app")
struct BookshelfTests {
  @Test("has exactly the planted faults")
  func hasPlantedFaults() throws {
    let run = try BookshelfCopy.shared.get().run(["audit", "--format", "github"])
    let rules = try BookshelfCopy.shared.get().run(["audit"]).lines.compactMap { line -> String? in
      guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
      return String(line[line.index(after: start)...].dropLast())
    }
    #expect(run.code == 1)
    #expect(
      rules.sorted() == [
        "missing-outlets", "mistyped-destination-casts", "segues-needing-actions", "unknown-segue-identifiers",
        "unreachable-scenes",
      ])
  }

  @Test("is audited the same by a copy of the binary that stands elsewhere")
  func worksWithMovedBinary() throws {
    let folder = try TemporaryFolder()
    let copy = "\(folder.path)/sceneql"
    try FileManager.default.copyItem(atPath: try BuiltTool.path(), toPath: copy)
    let app = try BookshelfCopy()
    try FileManager.default.removeItem(atPath: "\(app.root)/.sceneql")
    #expect(try BuiltTool.run(["index"], path: copy, in: app.root).code == 0)
    let moved = try BuiltTool.run(["audit"], path: copy, in: app.root)
    #expect(moved.code == 1)
    #expect(try moved.output == app.run(["audit"]).output)
  }
}
