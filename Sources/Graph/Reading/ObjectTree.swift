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
