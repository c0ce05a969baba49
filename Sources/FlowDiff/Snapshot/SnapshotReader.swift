import SQLite

/// Reads the flow of an app from its index.
public struct SnapshotReader {
  private let session: ReadOnlySession

  public init(session: ReadOnlySession) {
    self.session = session
  }

  /// - Throws: `QueryError` or `DatabaseFileError` where the index cannot be asked.
  public func snapshot() throws -> FlowSnapshot {
    FlowSnapshot(
      scenes: try session.rows(Self.scenes).map(scene(of:)),
      segues: try session.rows(Self.segues).map(segue(of:)),
      ways: try session.rows(Self.ways).map(way(of:)),
      reuseIdentifiers: try session.rows(Self.reuseIdentifiers).map { row in
        ReuseEntry(place: FlowPlace(row: row), identifier: row.text("identifier"))
      },
      unread: try session.rows(Self.unread).reduce(into: [:]) { $0[$1.text("path")] = $1.text("problem") })
  }

  private func scene(of row: Row) -> SceneEntry {
    SceneEntry(
      id: row.id("id"), place: FlowPlace(row: row), storyboard: row.text("storyboard"), objectID: row.text("object_id"),
      element: row.text("element"), label: row.text("label"), name: row.text("name"),
      className: row["class_name"]?.string, identifier: row["identifier"]?.string,
      isInitial: row["is_initial"]?.integer == 1, reference: row["reference"]?.string,
      isReachable: row["is_reachable"]?.integer.map { $0 == 1 })
  }

  private func segue(of row: Row) -> SegueEntry {
    SegueEntry(
      id: row.id("id"), place: FlowPlace(row: row), sceneID: row["scene_id"]?.integer, objectID: row.text("object_id"),
      kind: row.text("kind"), identifier: row["identifier"]?.string,
      destinationID: row["destination_scene_id"]?.integer, className: row["class_name"]?.string,
      actionSelector: row["action_selector"]?.string, unwindAction: row["unwind_action"]?.string)
  }

  private func way(of row: Row) -> WayEntry {
    WayEntry(
      place: FlowPlace(row: row), fromID: row["from_scene_id"]?.integer, toID: row.id("to_scene_id"),
      via: row.text("via"), certainty: row.text("certainty"))
  }
}

extension SnapshotReader {
  private static let scenes =
    """
    select
      scenes.id,
      files.path,
      scenes.line,
      storyboards.base_name as storyboard,
      scenes.object_id,
      scenes.element,
      scenes.label,
      scene_names.name,
      scenes.class_name,
      scenes.identifier,
      scenes.is_initial,
      case
        when scenes.is_reference = 1
          then coalesce(scenes.referenced_storyboard, storyboards.base_name)
            || coalesce('/' || scenes.referenced_identifier, '')
      end as reference,
      case
        when scenes.is_reference = 0 and scenes.is_placeholder = 0 then scene_reachability.is_reachable
      end as is_reachable
    from scenes
    join storyboards on storyboards.id = scenes.storyboard_id
    join files on files.id = scenes.file_id
    join scene_names on scene_names.scene_id = scenes.id
    left join scene_reachability on scene_reachability.scene_id = scenes.id
    order by files.path, scenes.line, scenes.id
    """

  private static let segues =
    """
    select
      segues.id,
      files.path,
      segues.line,
      segues.scene_id,
      segues.object_id,
      case
        when segues.kind = 'relationship' then 'relationship ' || coalesce(segues.relationship, '')
        else segues.kind
      end as kind,
      segues.identifier,
      segues.destination_scene_id,
      segues.class_name,
      segues.action_selector,
      segues.unwind_action
    from segues
    join files on files.id = segues.file_id
    order by files.path, segues.line, segues.id
    """

  private static let ways =
    """
    select path, line, from_scene_id, to_scene_id, via, certainty
    from flow_steps
    order by path, line, flow_id
    """

  private static let reuseIdentifiers =
    """
    select files.path, reuse_identifiers.line, reuse_identifiers.identifier
    from reuse_identifiers
    join files on files.id = reuse_identifiers.file_id
    order by files.path, reuse_identifiers.line, reuse_identifiers.id
    """

  private static let unread =
    """
    select path, coalesce(problem, 'could not be read') as problem
    from files
    where status = 'failed'
    union all
    select path, problem
    from unreadable_folders
    order by path
    """
}

extension FlowPlace {
  fileprivate init(row: Row) {
    self.init(path: row.text("path"), line: Int(row["line"]?.integer ?? 1))
  }
}

extension Row {
  fileprivate func text(_ column: String) -> String { self[column]?.string ?? "" }

  fileprivate func id(_ column: String) -> Int64 { self[column]?.integer ?? 0 }
}
