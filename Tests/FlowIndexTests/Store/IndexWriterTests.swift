import Migrations
import SQLite
import SourceTree
import TestSupport
import Testing

@testable import FlowIndex

@Suite("The index writer")
struct IndexWriterTests {
  private func database(_ rows: IndexRows, meta: [String: String] = [:]) throws -> Database {
    let database = try Database.inMemory()
    try IndexWriter(database: database).write(rows, meta: meta)
    return database
  }

  @Test("makes the newest schema, with tables, indexes and views")
  func makesSchema() throws {
    let database = try database(IndexRows())
    let migrations = MigrationSeries.index.migrations
    #expect(try database.userVersion() == migrations.count)
    #expect(try database.applicationID() == 0x5351_4C49)
    #expect(
      try database.rows("select name from schema_migrations order by number").map { $0[0].string }
        == migrations.map(\.name))
    #expect(try database.value("select count(*) from sqlite_schema where name = 'segues_by_scene'") == 1)
    #expect(try database.value("select count(*) from classes") == 0)
  }

  @Test("every table has a row type, and every row type gives all columns that are not computed")
  func coversSchema() throws {
    let database = try database(IndexRows())
    let tables: [String: [String]] = [
      FileRow.table: FileRow.columns.map(\.name),
      UnreadableFolderRow.table: UnreadableFolderRow.columns.map(\.name),
      StoryboardRow.table: StoryboardRow.columns.map(\.name),
      SceneRow.table: SceneRow.columns.map(\.name),
      ObjectRow.table: ObjectRow.columns.map(\.name),
      SegueRow.table: SegueRow.columns.map(\.name),
      ConnectionRow.table: ConnectionRow.columns.map(\.name),
      BindingRow.table: BindingRow.columns.map(\.name),
      ReuseIdentifierRow.table: ReuseIdentifierRow.columns.map(\.name),
      RuntimeAttributeRow.table: RuntimeAttributeRow.columns.map(\.name),
      TypeRow.table: TypeRow.columns.map(\.name),
      TypeAncestorRow.table: TypeAncestorRow.columns.map(\.name),
      ConformanceRow.table: ConformanceRow.columns.map(\.name),
      MemberRow.table: MemberRow.columns.map(\.name),
      ClassUseRow.table: ClassUseRow.columns.map(\.name),
      SystemClassRow.table: SystemClassRow.columns.map(\.name),
      SystemMemberRow.table: SystemMemberRow.columns.map(\.name),
      CodeReferenceRow.table: CodeReferenceRow.columns.map(\.name),
      ReferenceStoryboardRow.table: ReferenceStoryboardRow.columns.map(\.name),
      ReferenceSceneRow.table: ReferenceSceneRow.columns.map(\.name),
      ReferenceSegueRow.table: ReferenceSegueRow.columns.map(\.name),
      EntryPointRow.table: EntryPointRow.columns.map(\.name),
      LinkConventionRow.table: LinkConventionRow.columns.map(\.name),
      StoryboardLinkRow.table: StoryboardLinkRow.columns.map(\.name),
      FlowRow.table: FlowRow.columns.map(\.name),
      SceneReachabilityRow.table: SceneReachabilityRow.columns.map(\.name),
      SuppressionRow.table: SuppressionRow.columns.map(\.name),
      SceneClusterRow.table: SceneClusterRow.columns.map(\.name),
      SplitCandidateRow.table: SplitCandidateRow.columns.map(\.name),
      ConstantRow.table: ConstantRow.columns.map(\.name),
      NearestClassNameRow.table: NearestClassNameRow.columns.map(\.name),
      SelectorReferenceRow.table: SelectorReferenceRow.columns.map(\.name),
    ]
    let names = try database.rows(
      """
      select name from sqlite_schema
      where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not in ('meta', 'schema_migrations')
      """
    ).compactMap { $0[0].string }
    #expect(Set(names) == Set(tables.keys))
    for (table, columns) in tables {
      let stored = try database.rows("select name from pragma_table_info(?)", [SQLite.Value(table)])
      #expect(Set(stored.compactMap { $0[0].string }) == Set(columns), "\(table)")
    }
  }

  @Test("keeps each value in its column")
  func keepsValues() throws {
    var rows = StoredIndex.rows(["Main.storyboard"])
    rows.storyboards = [
      StoryboardRow(
        id: 1, fileID: 1, name: "Main~ipad", baseName: "Main", platform: "iOS", variant: "Base", device: "ipad",
        initialSceneID: 1)
    ]
    rows.scenes = [
      SceneRow(
        id: 1, storyboardID: 1, fileID: 1, objectID: "BYZ-38-t0r", element: "viewController", className: "BookList",
        label: "Books", isInitial: true, canvasX: -12.5, canvasY: 130, line: 7, column: 9)
    ]
    let database = try database(rows)
    #expect(
      try database.rows("select name, base_name, device, initial_scene_id, is_launch_screen from storyboards")
        .map(\.values) == [["Main~ipad", "Main", "ipad", 1, 0]])
    #expect(
      try database.rows(
        """
        select object_id, class_name, module, is_initial, is_reference, canvas_x, canvas_y, line, column from scenes
        """
      ).map(\.values) == [["BYZ-38-t0r", "BookList", nil, 1, 0, .real(-12.5), .real(130), 7, 9]])
  }

  @Test("keeps paths byte for byte, twins in spelling and bytes that are not UTF-8 too")
  func keepsPaths() throws {
    let paths: [[UInt8]] = [Array("\u{E9}.swift".utf8), Array("e\u{301}.swift".utf8), [0xFF, 0x0A, 0x27]]
    var rows = StoredIndex.rows(["", "", ""])
    for (index, path) in paths.enumerated() { rows.files[index].path = SourcePath(bytes: path) }
    let stored = try database(rows).rows("select path from files order by id").compactMap { $0[0].text?.bytes }
    #expect(stored == paths)
  }

  @Test("keeps what is said of the index itself")
  func keepsMeta() throws {
    let database = try database(IndexRows(), meta: ["root": "Bookshelf", "revision": "abc"])
    #expect(
      try database.rows("select key, value from meta order by key").map(\.values)
        == [["revision", "abc"], ["root", "Bookshelf"]])
  }

  @Test("refuses a row that points to one that does not exist")
  func refusesBrokenReferences() throws {
    var rows = StoredIndex.rows(["Main.storyboard"])
    rows.suppressions = [SuppressionRow(id: 1, fileID: 2, line: 1, column: 1, scope: "file")]
    #expect(throws: IndexPublishError.brokenReference(table: "suppressions", row: 1, parent: "files")) {
      _ = try database(rows)
    }
  }

  @Test("refuses a row that breaks a rule of its table")
  func refusesWrongValues() throws {
    var rows = StoredIndex.rows(["Main.storyboard"])
    rows.files[0].status = "half read"
    #expect(throws: DatabaseError.self) { _ = try database(rows) }
  }

  @Test("a disk without room gives an error that says so and names the index")
  func explainsFullDisks() throws {
    let database = try Database.inMemory()
    try database.execute("pragma max_page_count = 60")
    let error = #expect(throws: DatabaseError.self) {
      let names = (1...5000).map { "Sources/Screen\($0).swift" }
      try IndexWriter(database: database).write(StoredIndex.rows(names), meta: [:])
    }
    let reason = try #require(error)
    #expect(reason.isFullDisk)
    #expect(
      "\(IndexPublishError.notWritten(path: "/x/index.db", reason: reason))"
        == "cannot write the index '/x/index.db': database or disk is full: the disk is full or a limit on file sizes "
        + "was met; free some space or raise the limit, then run again")
  }
}
