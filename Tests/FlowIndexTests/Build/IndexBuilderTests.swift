import Configuration
import Foundation
import SQLite
import SourceTree
import TestSupport
import Testing

@testable import FlowIndex

@Suite("Making an index")
struct IndexBuilderTests {
  private let folder: TemporaryFolder

  /// An app of two screens: a list that the system opens, and a detail that the list opens by a function of its own.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="list">
        <scenes>
          <scene sceneID="s1"><objects>
            <viewController id="list" customClass="ListController" sceneMemberID="viewController">
              <connections>
                <segue destination="detail" kind="show" identifier="showDetail" id="go"/>
              </connections>
            </viewController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <viewController id="detail" customClass="DetailController" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """, to: "App/Main.storyboard")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """, to: "App/Info.plist")
    try folder.write(
      """
      import UIKit

      class ListController: UIViewController {
        func open() { go("showDetail") }
      }
      """, to: "App/ListController.swift")
    try folder.write(
      """
      import UIKit

      class DetailController: UIViewController {}

      extension UIViewController {
        func go(_ name: String) { performSegue(withIdentifier: name, sender: self) }
      }
      """, to: "App/DetailController.swift")
  }

  private var databasePath: String { "\(folder.path)/.sceneql/index.db" }

  @discardableResult
  private func build(configuration: Configuration = Configuration(), workers: Int? = nil) throws -> IndexSummary {
    let options = IndexOptions(toolVersion: "1.0", workerCount: workers)
    return try IndexBuilder(
      root: folder.path, databasePath: databasePath, configuration: configuration, options: options
    ).build()
  }

  /// The first column of each row.
  private func answers(_ sql: String) throws -> [String] {
    let database = try Database(path: databasePath, mode: .readOnly)
    return try database.rows(sql).map { $0.values.first?.string ?? "" }
  }

  @Test("The index holds what the files say, and what follows from them")
  func wholeLength() throws {
    let summary = try build()
    #expect(summary.isComplete)
    #expect(summary.kinds.map { "\($0.kind.rawValue) \($0.indexed)" } == ["storyboard 1", "swift 2", "plist 1"])
    #expect(
      try answers("select path || ' ' || status from files order by id") == [
        "App/DetailController.swift indexed", "App/Info.plist indexed", "App/ListController.swift indexed",
        "App/Main.storyboard indexed",
      ])
    #expect(try answers("select label from scenes order by id") == ["ListController", "DetailController"])
    #expect(
      try answers("select storyboard || ' ' || (scene_id = 1) from entry_points") == ["Main 1"])
    #expect(
      try answers(
        """
        select printf('%s %s', from_scene_id is 1 and to_scene_id = 2, certainty)
        from flows
        where segue_id is not null
        """) == ["1 certain"])
    #expect(try answers("select is_reachable || '' from scene_reachability order by scene_id") == ["1", "1"])
  }

  @Test("A call of a function that hands an identifier on is found in another file")
  func wrapper() throws {
    try build()
    #expect(
      try answers(
        """
        select files.path || ':' || code_references.line || ' ' || code_references.identifier
        from code_references
        join files on files.id = code_references.file_id
        where code_references.kind = 'perform_segue' and code_references.identifier is not null
        """) == ["App/ListController.swift:4 showDetail"])
  }

  @Test("Bad files are told with the reason, and the good ones are indexed")
  func badFiles() throws {
    try folder.write("<document><scenes>", to: "App/Broken.storyboard")
    try folder.write(Data([0x3C, 0xFF, 0xFE, 0x3E]), to: "App/Bytes.xib")
    try folder.write("<archive type=\"x\"></archive>", to: "App/Old.xib")
    let summary = try build()
    #expect(!summary.isComplete)
    #expect(summary.problems.map(\.path.text) == ["App/Broken.storyboard", "App/Bytes.xib"])
    #expect(summary.problems.allSatisfy { !$0.message.isEmpty })
    #expect(summary.skipped.map(\.path.text) == ["App/Old.xib"])
    #expect(summary.fileCount == 7)
    #expect(try answers("select count(*) || '' from scenes") == ["2"])
    #expect(
      try answers("select path from files where status = 'failed' and problem <> '' order by path") == [
        "App/Broken.storyboard", "App/Bytes.xib",
      ])
  }

  @Test("What the configuration leaves out is not in the index")
  func configuration() throws {
    let configuration = try Configuration.parse(Array(#"{"exclude": ["*Controller.swift"]}"#.utf8))
    let summary = try build(configuration: configuration)
    #expect(summary.hidden.byConfiguration == 2)
    #expect(try answers("select count(*) || '' from types") == ["0"])
  }

  @Test("The index does not depend on how many threads read the files, nor on the run")
  func repeatable() throws {
    let tables = ["files", "scenes", "segues", "types", "members", "code_references", "flows", "scene_reachability"]
    func dump() throws -> [String] {
      let database = try Database(path: databasePath, mode: .readOnly)
      return try tables.flatMap { table in
        try database.rows("select * from \(table) order by 1").map { "\(table) \($0.values)" }
      }
    }
    try build(workers: 1)
    let first = try dump()
    try build(workers: 4)
    #expect(try dump() == first)
    #expect(first.count > 10)
  }

  @Test("The index tells the version, the time and the name of the root, and no whole path")
  func metadata() throws {
    try build()
    let root = URL(fileURLWithPath: folder.path).lastPathComponent
    #expect(try answers("select value from meta where key = 'root'") == [root])
    #expect(try answers("select value from meta where key = 'tool_version'") == ["1.0"])
    #expect(try answers("select count(*) || '' from meta where key = 'indexed_at'") == ["1"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: databasePath))
    #expect(bytes.range(of: Data(folder.path.utf8)) == nil)
  }

  @Test("Progress is told for each stage in order, and for each file once")
  func progress() throws {
    let log = ProgressLog()
    let builder = IndexBuilder(root: folder.path, databasePath: databasePath)
    _ = try builder.build { log.add($0) }
    let reads = log.entries.filter { $0.stage == .read }
    #expect(reads.map(\.done) == [1, 2, 3, 4])
    #expect(reads.allSatisfy { $0.total == 4 })
    #expect(log.entries.map(\.stage).filter { $0 != .read } == [.discover, .link, .write])
  }

  @Test("The durations are those of the stages, in order")
  func durations() throws {
    #expect(try build().durations.map(\.stage) == [.discover, .read, .link, .write])
  }

  @Test("A root that cannot be used is an error, and nothing is written")
  func badRoot() throws {
    let missing = "\(folder.path)/none"
    let builder = IndexBuilder(root: missing, databasePath: "\(missing)/.sceneql/index.db")
    #expect(throws: SourceTreeError.missing(root: missing)) { try builder.build() }
    #expect(!FileManager.default.fileExists(atPath: missing))
  }

  @Test("A file of another program in the index's place is refused before the work, and stays")
  func foreignFile() throws {
    try folder.write("precious", to: ".sceneql/index.db")
    let log = ProgressLog()
    let builder = IndexBuilder(root: folder.path, databasePath: databasePath)
    #expect(throws: (any Error).self) { try builder.build { log.add($0) } }
    #expect(log.entries.map(\.stage) == [.discover])
    #expect(try String(contentsOfFile: databasePath, encoding: .utf8) == "precious")
  }

  @Test("An app without files has an empty index")
  func nothing() throws {
    let empty = try TemporaryFolder()
    let path = "\(folder.path)/empty.db"
    let summary = try IndexBuilder(root: empty.path, databasePath: path).build()
    #expect(summary.kinds.isEmpty)
    #expect(summary.isComplete)
    #expect(try Database(path: path, mode: .readOnly).value("select count(*) from files")?.integer == 0)
  }
}

/// Progress as it comes from many threads.
private final class ProgressLog: @unchecked Sendable {
  private let lock = NSLock()
  private var log: [IndexProgress] = []

  var entries: [IndexProgress] { lock.withLock { log } }

  func add(_ progress: IndexProgress) {
    lock.withLock { log.append(progress) }
  }
}
