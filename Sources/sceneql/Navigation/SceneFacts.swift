import SQLite

/// What is known about the scenes of one name, as rows: what it is, the ways in, the ways out, and who names it.
struct SceneFacts {
  static let columns = ["part", "name", "detail", "path", "line"]

  private let queries: NavigationQueries
  private let name: String

  init(_ queries: NavigationQueries, name: String) {
    self.queries = queries
    self.name = name
  }

  /// One row a fact, those of the scene itself first.
  func rows() throws -> [[Value]] {
    try queries.rows("scene", about: name).map(sceneRow(of:))
      + queries.rows("scene-ways-in", about: name).map { wayRow("way in", of: $0, end: "from_scene") }
      + queries.rows("scene-ways-out", about: name).map { wayRow("way out", of: $0, end: "to_scene") }
      + queries.rows("scene-mentions", about: name).map(mentionRow(of:))
  }

  private func sceneRow(of row: Row) -> [Value] {
    let label = "\(text("scene", of: row)) in \(text("storyboard", of: row))"
    let facts = [
      text("element", of: row), text("class", of: row),
      row["identifier"]?.string.map { "identifier '\($0)'" } ?? "", text("state", of: row),
    ]
    return fact("scene", label, facts.filter { !$0.isEmpty }.joined(separator: ", "), of: row)
  }

  private func wayRow(_ part: String, of row: Row, end: String) -> [Value] {
    let scene = text(end, of: row)
    let certainty = text("certainty", of: row)
    let doubt = certainty == "certain" ? "" : " (\(certainty))"
    return fact(part, scene.isEmpty ? "the start of the app" : scene, text("step", of: row) + doubt, of: row)
  }

  private func mentionRow(of row: Row) -> [Value] {
    fact("named by", text("who", of: row), "\(text("kind", of: row)): \(text("text", of: row))", of: row)
  }

  private func fact(_ part: String, _ name: String, _ detail: String, of row: Row) -> [Value] {
    [Value(part), Value(name), Value(detail), row["path"] ?? nil, row["line"] ?? nil]
  }

  private func text(_ column: String, of row: Row) -> String { row[column]?.string ?? "" }
}
