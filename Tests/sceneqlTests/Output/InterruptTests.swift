import Foundation
import TestSupport
import Testing

@Suite("An interrupt")
struct InterruptTests {
  @Test("ends the run with 130 and leaves no unfinished file")
  func removesUnfinishedFiles() throws {
    let app = try BookshelfCopy.shared.get()
    let folder = try TemporaryFolder()
    let endless = "with recursive n (i) as (select 1 union all select i + 1 from n) select i from n where i < 0"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltTool.path())
    process.arguments = [
      "sql", endless, "--timeout", "0", "--output", "\(folder.path)/rows", "--db", "\(app.root)/.sceneql/index.db",
    ]
    try process.run()
    while try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty, process.isRunning {
      usleep(1000)
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
