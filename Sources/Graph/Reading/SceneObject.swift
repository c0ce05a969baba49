import SQLite

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
