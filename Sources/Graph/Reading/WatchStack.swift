/// Makes a wireframe of a watch controller. Its file gives no frames: the watch stacks what it shows.
struct WatchStack {
  private static let width = 156.0
  private static let height = 195.0
  private static let rowHeight = 26.0
  private static let gap = 4.0

  private let tree: ObjectTree

  init(_ tree: ObjectTree) {
    self.tree = tree
  }

  func contents(of scene: MapScene) -> SceneContents {
    var contents = SceneContents()
    guard !scene.kind.isContainer else { return contents }
    var top = 20.0
    stack(tree.children(of: Array(scene.objectID.utf8)), inset: Self.gap, depth: 0, top: &top, in: &contents)
    contents.screenSize = Size(width: Self.width, height: max(Self.height, top + Self.gap))
    return contents
  }

  private func stack(
    _ objects: [SceneObject], inset: Double, depth: Int, top: inout Double, in contents: inout SceneContents
  ) {
    guard depth < 6 else { return }
    for object in objects where !contents.isFull {
      let inner = tree.children(of: object.objectID)
      if inner.contains(where: { ViewKind(element: $0.element) != nil || $0.element == "group" }) {
        stack(inner, inset: inset + Self.gap, depth: depth + 1, top: &top, in: &contents)
      } else if let kind = ViewKind(element: object.element) {
        let frame = Rectangle(x: inset, y: top, width: Self.width - 2 * inset, height: Self.rowHeight)
        contents.views.append(MapView(kind: kind, frame: frame, text: object.text))
        top += Self.rowHeight + Self.gap
      }
    }
  }
}
