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

/// One object of a scene.
struct SceneObject {
  let objectID: [UInt8]
  let parentObjectID: [UInt8]?
  let element: String
  let key: String?
  let text: String?
  let isHidden: Bool
  /// In points of its parent.
  let frame: Rectangle?

  init(_ row: Row) {
    objectID = row["object_id"]?.text?.bytes ?? []
    parentObjectID = row["parent_object_id"]?.text?.bytes
    element = row.string("element")
    key = row["key"]?.string
    text = row["text"]?.string
    isHidden = row.flag("is_hidden")
    if let x = row["x"]?.real, let y = row["y"]?.real, let width = row["width"]?.real,
      let height = row["height"]?.real
    {
      frame = Rectangle(
        x: x.boundedCoordinate, y: y.boundedCoordinate, width: max(0, width.boundedCoordinate),
        height: max(0, height.boundedCoordinate))
    } else {
      frame = nil
    }
  }
}

/// The objects of a scene by what they stand in.
struct ObjectTree {
  private var children: [[UInt8]: [SceneObject]] = [:]

  init(_ objects: [SceneObject]) {
    for object in objects where !object.isHidden {
      if let parent = object.parentObjectID { children[parent, default: []].append(object) }
    }
  }

  /// What stands in an object, from back to front.
  func children(of objectID: [UInt8]) -> [SceneObject] { children[objectID] ?? [] }
}
