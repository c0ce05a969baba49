/// Makes a wireframe of the views of a controller: frames within frames become frames on the screen.
struct ViewFrames {
  /// What scrolls starts below the bars, though its frame begins at the top.
  private static let insetKinds: Set<String> = ["tableView", "collectionView"]
  /// Of a status bar and a navigation bar, in points.
  private static let barHeight = 64.0

  private let tree: ObjectTree
  /// Cocoa counts y from the bottom.
  private let countsFromBottom: Bool

  init(_ tree: ObjectTree, countsFromBottom: Bool) {
    self.tree = tree
    self.countsFromBottom = countsFromBottom
  }

  func contents(of scene: MapScene) -> SceneContents {
    var contents = SceneContents()
    let parts = tree.children(of: Array(scene.objectID.utf8))
    contents.bars = bars(of: parts)
    guard !scene.kind.isContainer, let root = parts.first(where: { $0.key == "view" }), let frame = root.frame,
      frame.width >= 1, frame.height >= 1
    else { return contents }
    let screen = Rectangle(x: 0, y: 0, width: frame.width, height: frame.height)
    contents.screenSize = Size(width: frame.width, height: frame.height)
    if let kind = ViewKind(element: root.element), kind != .plain {
      contents.views.append(MapView(kind: kind, frame: screen))
    }
    let top = contents.bars.hasNavigationBar && Self.insetKinds.contains(root.element) ? Self.barHeight : 0
    add(tree.children(of: root.objectID), in: screen.moved(x: 0, y: top), screen: screen, depth: 0, to: &contents)
    return contents
  }

  private func add(
    _ objects: [SceneObject], in parent: Rectangle, screen: Rectangle, depth: Int, to contents: inout SceneContents
  ) {
    guard depth < SceneContents.deepestView else { return }
    for object in objects where !contents.isFull {
      let frame = object.frame.map { placed($0, in: parent) }
      if let frame, let kind = ViewKind(element: object.element), let visible = frame.intersection(screen) {
        contents.views.append(MapView(kind: kind, frame: visible, text: text(on: object, kind: kind)))
      }
      add(tree.children(of: object.objectID), in: frame ?? parent, screen: screen, depth: depth + 1, to: &contents)
    }
  }

  /// A cell is called by its first label; that is written on the cell only where the label has no place of its own.
  private func text(on object: SceneObject, kind: ViewKind) -> String? {
    kind == .cell && hasPlacedText(object, depth: 0) ? nil : object.text
  }

  private func hasPlacedText(_ object: SceneObject, depth: Int) -> Bool {
    depth < SceneContents.deepestView
      && tree.children(of: object.objectID).contains { child in
        child.text != nil && child.frame != nil || hasPlacedText(child, depth: depth + 1)
      }
  }

  private func placed(_ frame: Rectangle, in parent: Rectangle) -> Rectangle {
    let top = countsFromBottom ? parent.height - frame.maxY : frame.y
    return Rectangle(x: parent.x + frame.x, y: parent.y + top, width: frame.width, height: frame.height)
  }

  private func bars(of parts: [SceneObject]) -> SceneBars {
    var bars = SceneBars()
    bars.toolbarItems = parts.filter { $0.element == "barButtonItem" }.compactMap(\.text)
    guard let item = parts.first(where: { $0.element == "navigationItem" }) else { return bars }
    bars.hasNavigationBar = true
    bars.title = item.text
    for object in tree.children(of: item.objectID) where object.element == "barButtonItem" {
      guard let text = object.text else { continue }
      if object.key == "leftBarButtonItem" || object.key == "backBarButtonItem" {
        bars.leftItems.append(text)
      } else {
        bars.rightItems.append(text)
      }
    }
    return bars
  }
}
