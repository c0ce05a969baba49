import SQLite

/// Reads the facts of every scene that is a screen.
struct SceneFactsReader {
  let session: ReadOnlySession

  private static let scenes =
    """
    -- What is each scene?
    select
      scenes.id as id,
      scenes.label as label,
      storyboards.name as storyboard,
      scenes.element as element,
      scenes.class_name as class,
      scenes.identifier as identifier,
      scenes.is_initial as is_initial,
      case
        when scenes.target_problem is not null then 'leads nowhere: ' || scenes.target_problem
        when scenes.is_placeholder = 1 then 'stands for ' || coalesce(target_names.name, 'another scene')
        when scene_reachability.depth = 0 then 'opened by the system'
        when scene_reachability.depth = 1 then 'reachable in 1 step'
        when scene_reachability.is_reachable = 1 then 'reachable in ' || scene_reachability.depth || ' steps'
        else 'unreachable'
      end as state,
      files.path as path,
      scenes.line as line
    from scenes
    join storyboards on storyboards.id = scenes.storyboard_id
    join files on files.id = scenes.file_id
    left join scene_reachability on scene_reachability.scene_id = scenes.id
    left join scene_names as target_names on target_names.scene_id = scenes.target_scene_id
    where scenes.is_reference = 0
    order by files.path, scenes.line, scenes.id
    """

  private static let ways =
    """
    -- Which ways lead from scene to scene?
    select
      flow_steps.from_scene_id as from_id,
      origins.label as from_label,
      flow_steps.to_scene_id as to_id,
      targets.label as to_label,
      flow_steps.step as step,
      flow_steps.certainty as certainty,
      flow_steps.path as path,
      flow_steps.line as line
    from flow_steps
    join scenes as targets on targets.id = flow_steps.to_scene_id
    left join scenes as origins on origins.id = flow_steps.from_scene_id
    order by flow_steps.flow_id
    """

  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  func scenes() throws -> [SceneFacts] {
    let ways = try session.rows(Self.ways)
    let waysIn = Dictionary(grouping: ways) { $0.integer("to_id") }
    let waysOut = Dictionary(grouping: ways) { $0.integer("from_id") }
    return try session.rows(Self.scenes).compactMap { row in
      guard let id = row.integer("id") else { return nil }
      return SceneFacts(
        id: id, label: row.string("label"), storyboard: row.string("storyboard"), element: row.string("element"),
        className: row["class"]?.string, identifier: row["identifier"]?.string,
        isInitial: row.integer("is_initial") == 1, state: row.string("state"), path: row.string("path"),
        line: row.integer("line"), waysIn: (waysIn[id] ?? []).map { way(of: $0, otherEnd: "from") },
        waysOut: (waysOut[id] ?? []).map { way(of: $0, otherEnd: "to") })
    }
  }

  private func way(of row: Row, otherEnd: String) -> SceneFacts.Way {
    SceneFacts.Way(
      scene: row.integer("\(otherEnd)_id").map {
        SceneFacts.NamedScene(id: $0, label: row.string("\(otherEnd)_label"))
      },
      step: row.string("step"), certainty: row.string("certainty"), path: row["path"]?.string,
      line: row.integer("line"))
  }
}
