import Audit

/// Draws the box of one scene.
struct SceneDrawing {
  private let scene: MapScene
  private let box: Rectangle
  private let showsInitialMark: Bool

  /// - Parameter showsInitialMark: whether to mark an initial scene; one that an arrow into the app leads to needs none.
  init(_ scene: MapScene, box: Rectangle, showsInitialMark: Bool) {
    self.scene = scene
    self.box = box
    self.showsInitialMark = showsInitialMark
  }

  func draw(in output: inout SVGOutput) {
    let object = scene.objectID.shownSafely(most: 100).xmlText
    output.line(
      "<g class=\"\(classes)\" id=\"scene-\(scene.id)\" data-scene=\"\(scene.id)\" data-object=\"\(object)\">")
    output.title(words)
    if scene.kind == .reference {
      drawChip(in: &output)
    } else {
      drawBox(in: &output)
    }
    output.line("</g>")
  }

  private var classes: String {
    let state = scene.isReachable ? "" : " unreachable"
    let problem = scene.targetProblem == nil ? "" : " broken"
    return "scene \(scene.kind.rawValue)\(state)\(problem)"
  }

  private var words: String {
    let parts = [
      scene.className.map { $0 == scene.name ? scene.name : "\(scene.name) (\($0))" } ?? scene.name,
      scene.kind == .screen ? nil : scene.kind.words,
      scene.identifier.map { "identifier '\($0)'" },
      scene.isInitial ? "initial scene" : nil,
      scene.isReachable ? nil : "unreachable",
      scene.targetProblem,
      scene.findings.isEmpty ? nil : scene.findings.words,
    ]
    return parts.compactMap { $0?.shownSafely(most: 150) }.joined(separator: ", ")
  }

  private func drawChip(in output: inout SVGOutput) {
    output.rectangle(box, style: "box", radius: box.height / 2)
    output.mark("reference", x: box.x + 8, y: box.y + 8, width: 12, height: 12)
    let name = TextWidth.cut(scene.name.shownSafely(most: 80), to: box.width - 34, size: 12.5)
    output.write(name, style: "chip-name", x: box.x + 25, y: box.y + 19)
    BadgeDrawing(scene.findings).draw(right: box.maxX + 6, top: box.y - 10, in: &output)
  }

  private func drawBox(in output: inout SVGOutput) {
    output.rectangle(box, style: "box", radius: 6)
    if showsInitialMark, scene.isInitial {
      output.line("<path class=\"initial\" d=\"M\((box.x - 12).svg) \((box.y + 10).svg)l10 8-10 8z\"/>")
    }
    drawHeader(in: &output)
    let body = Rectangle(
      x: box.x, y: box.y + BoxMetrics.headerHeight, width: box.width, height: box.height - BoxMetrics.headerHeight)
    if scene.kind.isContainer {
      output.mark(scene.kind.rawValue, x: body.center.x - 32, y: body.center.y - 30, width: 64, height: 60)
    } else {
      Wireframe(scene, body: body).draw(in: &output)
    }
    if !scene.isReachable { drawUnreachableMark(in: &output) }
  }

  private func drawHeader(in output: inout SVGOutput) {
    let left = box.x + BoxMetrics.headerInset
    let room = box.width - 2 * BoxMetrics.headerInset
    drawName(x: left, room: room, in: &output)
    let detail = TextWidth.cut(self.detail.shownSafely(most: 200), to: room, size: 11)
    if !detail.isEmpty { output.write(detail, style: "small", x: left, y: box.y + 32.5) }
    output.line(
      "<path class=\"rule\" d=\"M\(box.x.svg) \((box.y + BoxMetrics.headerHeight).svg)h\(box.width.svg)\"/>")
    BadgeDrawing(scene.findings).draw(right: box.maxX + 6, top: box.y - 10, in: &output)
  }

  /// A long name is rather written small than cut.
  private func drawName(x: Double, room: Double, in output: inout SVGOutput) {
    let name = scene.name.shownSafely(most: 200)
    let fits = TextWidth.width(of: name, size: BoxMetrics.nameSize, isBold: true) <= room
    let size = fits ? BoxMetrics.nameSize : BoxMetrics.smallNameSize
    output.write(
      TextWidth.cut(name, to: room, size: size, isBold: true), style: "name", x: x, y: box.y + 17.5,
      attributes: " font-size=\"\(size.svg)\"")
  }

  /// What the name does not tell already.
  private var detail: String {
    if let name = scene.className, name != scene.name { return name }
    if let identifier = scene.identifier, identifier != scene.name { return identifier }
    return scene.kind == .screen || scene.name == scene.kind.shortWords ? "" : scene.kind.words
  }

  /// A pattern and a word, since not everybody sees the colour.
  private func drawUnreachableMark(in output: inout SVGOutput) {
    output.rectangle(box, style: "hatching", radius: 6)
    let width = 92.0
    let flag = Rectangle(x: box.center.x - width / 2, y: box.maxY - 10, width: width, height: 20)
    output.rectangle(flag, style: "flag", radius: 10)
    output.write("unreachable", style: "flag-word", x: flag.center.x, y: flag.y + 14.5)
  }
}
