import Audit
import FlowIndex
import SQLite

/// The canned queries behind `scene`, `path` and `uses`.
struct NavigationQueries {
  let session: ReadOnlySession
  private let catalogue: RuleCatalogue

  /// - Throws: `RuleError` if the binary carries a broken query.
  init(session: ReadOnlySession) throws {
    self.session = session
    catalogue = try RuleCatalogue.builtIn()
  }

  /// Prepares a query of the binary.
  ///
  /// - Throws: `UsageError` where no query has the name.
  func query(_ name: String) throws -> ReadOnlyQuery {
    guard let rule = catalogue.rule(name) else {
      throw UsageError.unknownName(name, kind: "listing", nearest: nil, seeAlso: "sceneql list")
    }
    return try session.prepare(rule.sql)
  }

  /// The rows of a query about one name.
  func rows(_ query: String, about name: String) throws -> [Row] {
    var rows: [Row] = []
    try self.query(query).run(["name": Value(name)]) { rows.append($0) }
    return rows
  }

  /// The scenes that a person may mean by a name.
  ///
  /// - Throws: ``UsageError/unknownName(_:kind:nearest:seeAlso:)`` where there is none.
  func scenes(named name: String) throws -> Set<Int64> {
    let finder = SceneFinder(session: session)
    let scenes = try finder.scenes(named: name)
    if !scenes.isEmpty { return Set(scenes) }
    let nearest = try finder.nearestName(to: name)
    throw UsageError.unknownName(name, kind: "scene", nearest: nearest, seeAlso: "sceneql list scenes")
  }
}
