import SQLite

/// Reads storyboards and their scenes.
struct StoryboardReader {
  let session: ReadOnlySession

  /// Every storyboard with its scenes, in the order of the index.
  func storyboards() throws -> [MapStoryboard] {
    let scenes = try scenesByStoryboard()
    let sql =
      """
      -- Which storyboards are there?
      select storyboards.id, storyboards.name, files.path, storyboards.platform, storyboards.variant
      from storyboards
      join files on files.id = storyboards.file_id
      order by storyboards.id
      """
    return try session.rows(sql).map { row in
      let id = row.integer("id")
      return MapStoryboard(
        id: id, name: row.string("name"), path: row.string("path"), platform: row.string("platform"),
        variant: row.string("variant"), scenes: scenes[id] ?? [])
    }
  }

  private func scenesByStoryboard() throws -> [Int64: [MapScene]] {
    let sql =
      """
      -- Which scenes does each storyboard hold, and can the app reach them?
      select
        scenes.id, scenes.storyboard_id, scenes.object_id, scenes.element, scenes.label, scenes.class_name,
        scenes.identifier, scenes.is_initial, scenes.is_reference, scenes.is_placeholder, scenes.referenced_storyboard,
        scenes.referenced_identifier, scenes.target_scene_id, scenes.target_problem, scenes.canvas_x, scenes.canvas_y,
        scenes.line, coalesce(scene_reachability.is_reachable, 1) as is_reachable
      from scenes
      left join scene_reachability on scene_reachability.scene_id = scenes.id
      order by scenes.id
      """
    return try session.rows(sql).reduce(into: [:]) { scenes, row in
      scenes[row.integer("storyboard_id"), default: []].append(scene(of: row))
    }
  }

  private func scene(of row: Row) -> MapScene {
    let standsForAnother = row.flag("is_reference") || row.flag("is_placeholder")
    let element = row.string("element")
    var scene = MapScene(
      id: row.integer("id"), objectID: row.string("object_id"), element: element, label: label(of: row),
      kind: standsForAnother ? .reference : SceneKind(element: element))
    scene.className = row["class_name"]?.string
    scene.identifier = row["identifier"]?.string
    scene.isInitial = row.flag("is_initial")
    scene.isReachable = row.flag("is_reachable") || standsForAnother
    scene.targetSceneID = row["target_scene_id"]?.integer
    scene.targetProblem = row["target_problem"]?.string
    scene.canvasPosition = position(of: row)
    scene.line = Int(row.integer("line"))
    return scene
  }

  /// A reference is called by what it names: `Settings`, `Settings: About`, or `SettingsController`.
  private func label(of row: Row) -> String {
    guard row.flag("is_reference") else { return row.string("label") }
    let storyboard = row["referenced_storyboard"]?.string
    let identifier = row["referenced_identifier"]?.string
    guard let storyboard else { return identifier ?? row.string("label") }
    guard let identifier else { return storyboard }
    return identifier.hasPrefix(storyboard) ? identifier : "\(storyboard): \(identifier)"
  }

  private func position(of row: Row) -> Point? {
    guard let x = row["canvas_x"]?.real, let y = row["canvas_y"]?.real else { return nil }
    return Point(x: x.boundedCoordinate, y: y.boundedCoordinate)
  }
}
