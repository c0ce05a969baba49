import Configuration
import Foundation
import SQLite
import TestSupport
import Testing

@testable import FlowIndex

@Suite("Refreshing an index")
struct RefreshTests {
  private func refresh(
    _ root: String, to path: String, isRebuild: Bool = false, toolVersion: String = "1"
  ) throws -> IndexSummary {
    try IndexBuilder(
      root: root, databasePath: path, configuration: Configuration.load(root: root),
      options: IndexOptions(toolVersion: toolVersion, isRebuild: isRebuild)
    ).build()
  }

  @Test("After any changes the refreshed index says what a new one says", arguments: [1, 2] as [UInt64])
  func equalsFresh(seed: UInt64) throws {
    let app = try ChangingApp(seed: seed)
    let outside = try TemporaryFolder()
    let refreshed = "\(outside.path)/refreshed.db"
    var history: [String] = []
    for _ in 0..<25 {
      _ = try refresh(app.folder.path, to: refreshed)
      let fresh = "\(outside.path)/fresh.db"
      _ = try refresh(app.folder.path, to: fresh, isRebuild: true)
      guard try IndexDump.lines(refreshed) == IndexDump.lines(fresh) else {
        Issue.record("the indexes differ after \(history)")
        return
      }
      history.append(try app.change())
      // Now and then two changes come at once.
      if history.count % 3 == 0 { history.append(try app.change()) }
    }
  }

  @Test("Where nothing has changed, nothing is written")
  func unchanged() throws {
    let app = try ChangingApp(seed: 4)
    let path = "\(app.folder.path)/.sceneql/index.db"
    let first = try refresh(app.folder.path, to: path)
    #expect(first.unchangedSince == nil)
    let before = try stamps(besides: path)
    let second = try refresh(app.folder.path, to: path)
    #expect(second.unchangedSince != nil)
    #expect(second.fileCount == first.fileCount)
    #expect(second.kinds == first.kinds)
    #expect(try stamps(besides: path) == before)
    #expect(before.count == 2)
  }

  @Test("A file that was touched and not changed does not change the index")
  func touched() throws {
    let app = try ChangingApp(seed: 5)
    let path = "\(app.folder.path)/.sceneql/index.db"
    _ = try refresh(app.folder.path, to: path)
    let before = IndexStamp(path: path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: "\(app.folder.path)/App/List.swift")
    #expect(try refresh(app.folder.path, to: path).unchangedSince != nil)
    #expect(IndexStamp(path: path) == before)
  }

  @Test("An index that was removed or written to is made anew")
  func lostIndex() throws {
    let app = try ChangingApp(seed: 6)
    let path = "\(app.folder.path)/.sceneql/index.db"
    _ = try refresh(app.folder.path, to: path)
    let expected = try IndexDump.lines(path)
    try FileManager.default.removeItem(atPath: path)
    #expect(try refresh(app.folder.path, to: path).unchangedSince == nil)
    #expect(try IndexDump.lines(path) == expected)
    let database = try Database(path: path, mode: .readWrite)
    try database.execute("delete from flows; delete from scene_reachability")
    try database.close()
    #expect(try refresh(app.folder.path, to: path).unchangedSince == nil)
    #expect(try IndexDump.lines(path) == expected)
  }

  @Test("A rebuild and another version of the program read every file")
  func rebuild() throws {
    let app = try ChangingApp(seed: 7)
    let path = "\(app.folder.path)/.sceneql/index.db"
    _ = try refresh(app.folder.path, to: path)
    #expect(try refresh(app.folder.path, to: path, isRebuild: true).unchangedSince == nil)
    #expect(try refresh(app.folder.path, to: path).unchangedSince != nil)
    #expect(try refresh(app.folder.path, to: path, toolVersion: "2").unchangedSince == nil)
  }

  @Test("A damaged cache is thrown away", arguments: [0, 40, 5000, 20_000])
  func damagedCache(offset: Int) throws {
    let app = try ChangingApp(seed: 8)
    let path = "\(app.folder.path)/.sceneql/index.db"
    _ = try refresh(app.folder.path, to: path)
    let file = URL(fileURLWithPath: "\(path).facts")
    var bytes = try Data(contentsOf: file)
    for position in offset..<min(offset + 4000, bytes.count) { bytes[position] ^= 0xA5 }
    try bytes.write(to: file)
    try app.folder.write("class Added: UIViewController {}", to: "App/Added.swift")
    _ = try refresh(app.folder.path, to: path)
    let fresh = "\(app.folder.path)/.sceneql/fresh.db"
    _ = try refresh(app.folder.path, to: fresh, isRebuild: true)
    #expect(try IndexDump.lines(path) == IndexDump.lines(fresh))
  }

  @Test("The file of another program in the cache's place stays, and the index is made all the same")
  func foreignCache() throws {
    let app = try ChangingApp(seed: 9)
    let path = "\(app.folder.path)/index.db"
    let foreign = try Database(path: "\(path).facts", mode: .create)
    try foreign.execute("create table theirs (value text); pragma application_id = 7;")
    try foreign.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: "\(path).facts"))
    _ = try refresh(app.folder.path, to: path)
    _ = try refresh(app.folder.path, to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(path).facts")) == before)
    #expect(try !IndexDump.lines(path).isEmpty)
  }

  /// What the file system tells of each file beside an index, by name.
  private func stamps(besides path: String) throws -> [String: IndexStamp?] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, IndexStamp(path: "\(folder)/\($0)")) })
  }
}
