import Audit
import Foundation
import SQLite
import Testing

@Suite("sceneql datasette")
struct DatasetteCommandTests {
  private func database() throws -> [String: Any] {
    let run = try BookshelfCopy.shared.get().run(["datasette"])
    #expect(run.code == 0)
    let metadata = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(metadata["title"] as? String == "The UI flow of Bookshelf")
    return try #require((metadata["databases"] as? [String: [String: Any]])?["index"])
  }

  /// A connection as any client of SQLite has it, with no function of ours.
  private func plainIndex() throws -> Database {
    try Database(path: "\(try BookshelfCopy.shared.get().root)/.sceneql/index.db", mode: .readOnly)
  }

  @Test("every rule and listing is a canned query that runs without SceneQL")
  func cannedQueries() throws {
    let queries = try #require(try database()["queries"] as? [String: [String: Any]])
    let index = try plainIndex()
    // A query would hide the table of its name.
    let relations = Set(try index.rows("select name from sqlite_schema").compactMap { $0["name"]?.string })
    #expect(relations.isDisjoint(with: queries.keys) && relations.isSuperset(of: ["scenes", "segues"]))
    let names = try RuleCatalogue.builtIn().rules.map { relations.contains($0.id) ? "list-\($0.id)" : $0.id }
    #expect(Set(queries.keys) == Set(names) && queries["list-scenes"] != nil)
    for (name, query) in queries {
      #expect((query["title"] as? String)?.isEmpty == false && (query["description"] as? String)?.isEmpty == false)
      let statement = try index.prepare(try #require(query["sql"] as? String))
      #expect(statement.parameterNames == query["params"] as? [String] ?? [], "\(name)")
      for parameter in statement.parameterNames { try statement.bind("[]", named: parameter) }
      while try statement.step() {}
    }
  }

  @Test("a table that others point to has a label that is never null")
  func labels() throws {
    let tables = try #require(try database()["tables"] as? [String: [String: Any]])
    let index = try plainIndex()
    let names = try index.rows("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
    var parents: Set<String> = []
    for name in names.compactMap({ $0["name"]?.string }) {
      for key in try index.rows("pragma foreign_key_list('\(name)')") { parents.insert(key["table"]?.string ?? "") }
    }
    #expect(parents.contains("scenes") && parents.contains("files"))
    for parent in parents {
      let label = try #require(tables[parent]?["label_column"] as? String, "\(parent)")
      #expect(try index.value("select count(*) from \"\(parent)\" where \"\(label)\" is null") == 0)
    }
  }

  @Test("every view can be read by any client")
  func plainViews() throws {
    let index = try plainIndex()
    let views = try index.rows("select name from sqlite_schema where type = 'view'").compactMap { $0["name"]?.string }
    #expect(views.contains("classes") && views.contains("flow_steps"))
    for view in views { _ = try index.rows("select * from \"\(view)\"") }
  }

  @Test("tables and columns have the comments of the schema")
  func comments() throws {
    let tables = try #require(try database()["tables"] as? [String: [String: Any]])
    #expect((tables["scenes"]?["description"] as? String)?.hasPrefix("One row a scene") == true)
    #expect((tables["scenes"]?["columns"] as? [String: String])?["identifier"] == "what code uses to make it")
  }
}
