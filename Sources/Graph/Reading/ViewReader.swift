import SQLite

/// Reads what stands on each scene.
struct ViewReader {
  let session: ReadOnlySession

  /// What is drawn of each scene, by scene.
  func views(of storyboards: [MapStoryboard]) throws -> [Int64: SceneContents] {
    let objects = try objectsByScene()
    var contents: [Int64: SceneContents] = [:]
    for storyboard in storyboards {
      for scene in storyboard.scenes where scene.kind != .reference {
        let tree = ObjectTree(objects[scene.id] ?? [])
        contents[scene.id] =
          storyboard.platform == "watchOS"
          ? WatchStack(tree).contents(of: scene)
          : ViewFrames(tree, countsFromBottom: storyboard.countsFromBottom).contents(of: scene)
      }
    }
    return contents
  }

  private func objectsByScene() throws -> [Int64: [SceneObject]] {
    let sql =
      """
      -- Which objects does each scene hold, from back to front?
      select scene_id, object_id, parent_object_id, element, key, text, is_hidden, x, y, width, height
      from objects
      where scene_id is not null
      order by id
      """
    return try session.rows(sql).reduce(into: [:]) { objects, row in
      objects[row.integer("scene_id"), default: []].append(SceneObject(row))
    }
  }
}
