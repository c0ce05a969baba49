import SQLite

/// Reads the ways from screen to screen.
struct FlowReader {
  let session: ReadOnlySession

  /// Every flow once, in the order of the index, without the steps onto references and placeholders: the ways through
  /// them have rows of their own.
  func flows() throws -> [Way] {
    let sql =
      """
      -- Which ways lead from screen to screen, and what leads along them?
      select
        flows.from_scene_id, flows.to_scene_id, flows.via, flows.certainty, segues.kind, segues.relationship,
        segues.identifier, entry_points.key, flow_steps.step
      from flows
      join flow_steps on flow_steps.flow_id = flows.id
      left join segues on segues.id = flows.segue_id
      left join entry_points on entry_points.id = flows.entry_point_id
      join scenes as targets on targets.id = flows.to_scene_id
      left join scenes as origins on origins.id = flows.from_scene_id
      where targets.is_reference = 0
        and targets.is_placeholder = 0
        and coalesce(origins.is_reference, 0) = 0
        and coalesce(origins.is_placeholder, 0) = 0
      order by flows.id
      """
    var known: Set<WayKey> = []
    return try session.rows(sql).compactMap { row in
      let way = Self.way(of: row)
      return known.insert(WayKey(way)).inserted ? way : nil
    }
  }

  private static func way(of row: Row) -> Way {
    let via = row.string("via")
    return Way(
      from: row["from_scene_id"]?.integer, to: row.integer("to_scene_id"),
      style: style(via: via, segueKind: row["kind"]?.string), label: label(of: row), words: row.string("step"),
      certainty: Way.Certainty(rawValue: row.string("certainty")) ?? .unproven)
  }

  private static func style(via: String, segueKind: String?) -> WayStyle {
    switch via {
    case "entry": .entry
    case "code": .code
    case "unwind": .unwind
    default: segueKind.map(WayStyle.init(segueKind:)) ?? .reference
    }
  }

  private static func label(of row: Row) -> String? {
    row["identifier"]?.string ?? row["relationship"]?.string ?? row["key"]?.string
  }
}
