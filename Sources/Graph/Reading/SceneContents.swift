/// What is drawn of a scene.
struct SceneContents {
  /// More than this is no wireframe any more, and makes the drawing slow.
  static let mostViews = 90
  /// Nobody builds deeper; a damaged file may.
  static let deepestView = 40

  var screenSize: Size?
  var views: [MapView] = []
  var bars = SceneBars()

  /// Whether a wireframe is as full as it may be.
  var isFull: Bool { views.count >= Self.mostViews }

  func fill(_ scene: inout MapScene) {
    scene.screenSize = screenSize
    scene.views = views
    scene.bars = bars
  }
}
