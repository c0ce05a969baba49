import Audit

/// Draws what stands on a screen.
///
/// All lines of a screen are one path: a map of hundreds of screens must open at once.
struct Wireframe {
  private let scene: MapScene
  private let screen: Rectangle
  private let scale: Double
  private var lines = WirePath()
  private var texts: [WireText] = []

  /// - Parameter body: the part of the scene's box below its header.
  init(_ scene: MapScene, body: Rectangle) {
    self.scene = scene
    scale = BoxMetrics.scale(of: scene)
    let size = BoxMetrics.screen(of: scene)
    let width = size.width * scale
    screen = Rectangle(x: body.center.x - width / 2, y: body.y, width: width, height: size.height * scale)
    if screen.width < body.width - 1 { lines.rectangle(screen) }
    addBars()
    for view in scene.views { add(view) }
  }

  func draw(in output: inout SVGOutput) {
    if !lines.isEmpty { output.line("<path class=\"wire\" d=\"\(lines.text)\"/>") }
    for text in texts { text.draw(in: &output) }
  }

  private mutating func addBars() {
    var bars = WireBars(scene.bars, screen: screen, scale: scale)
    bars.draw(on: &lines)
    texts += bars.texts
  }

  /// Whether a view covers so much that others stand on it.
  private func isBackground(_ frame: Rectangle) -> Bool {
    frame.width * frame.height > screen.width * screen.height * 0.6
  }

  private mutating func add(_ view: MapView) {
    let frame = Rectangle(
      x: screen.x + view.frame.x * scale, y: screen.y + view.frame.y * scale, width: view.frame.width * scale,
      height: view.frame.height * scale)
    guard frame.width >= 2, frame.height >= 1.5 else { return }
    if view.kind == .image, isBackground(frame) { return lines.corners(frame) }
    lines.outline(view.kind, frame)
    texts += WireText.texts(on: view, frame: frame, scale: scale)
  }
}
