import Configuration
import SQLite

/// Finds scenes of an index by what people call them.
public struct SceneFinder {
  private let session: ReadOnlySession

  /// - Parameter session: an index.
  public init(session: ReadOnlySession) {
    self.session = session
  }

  /// The scenes of a name: a label, class, identifier or object id, perhaps after the storyboard's name and a slash.
  ///
  /// - Returns: their ids, in order; empty where no scene is called so.
  /// - Throws: as `ReadOnlySession.rows` does.
  public func scenes(named name: String) throws -> [Int64] {
    let sql = "select distinct scene_id from scene_aliases where alias = :name order by scene_id"
    return try session.rows(sql, ["name": SQLite.Value(name)]).compactMap { $0[0].integer }
  }

  /// The name of a scene that a mistyped one most likely means.
  ///
  /// - Throws: as `ReadOnlySession.rows` does.
  public func nearestName(to name: String) throws -> String? {
    let aliases = try session.rows("select distinct alias from scene_aliases order by alias")
    return NearestName.nearest(to: name, among: aliases.compactMap { $0[0].string })
  }
}
