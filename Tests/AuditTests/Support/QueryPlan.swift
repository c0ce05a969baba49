import SQLite

/// How SQLite goes about a query, as `explain query plan` tells it.
struct QueryPlan {
  private struct Step {
    let id: Int64
    let parent: Int64
    let detail: String
  }

  private let steps: [Step]

  init(of sql: String, in database: Database) throws {
    steps = try database.rows("explain query plan " + sql).compactMap { row in
      guard let id = row["id"]?.integer, let parent = row["parent"]?.integer, let detail = row["detail"]?.string
      else { return nil }
      return Step(id: id, parent: parent, detail: detail)
    }
  }

  /// The scans of whole tables that are not the outermost loop of their select, and those in subqueries that run anew
  /// for every row.
  var innerScans: [String] {
    steps.indices.filter { isTableScan(steps[$0]) && (isInnerLoop($0) || isInCorrelatedQuery(steps[$0])) }
      .map { steps[$0].detail }
  }

  private func isTableScan(_ step: Step) -> Bool {
    step.detail.hasPrefix("SCAN ") && !step.detail.contains("CONSTANT ROW") && !step.detail.contains("SCAN (")
  }

  /// Loops of one select are siblings; the first is the outermost.
  private func isInnerLoop(_ index: Int) -> Bool {
    steps[..<index].contains { earlier in
      earlier.parent == steps[index].parent
        && (earlier.detail.hasPrefix("SCAN ") || earlier.detail.hasPrefix("SEARCH "))
    }
  }

  private func isInCorrelatedQuery(_ step: Step) -> Bool {
    var parent = step.parent
    while let above = steps.first(where: { $0.id == parent }) {
      if above.detail.hasPrefix("CORRELATED") { return true }
      // What is gathered in a list or a table is gathered once.
      if above.detail.hasPrefix("LIST SUBQUERY") || above.detail.hasPrefix("MATERIALIZE") { return false }
      parent = above.parent
    }
    return false
  }
}
