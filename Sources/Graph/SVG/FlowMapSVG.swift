import Audit

/// The map of an app as one SVG: no script, nothing from the network, light or dark as the reader's screen is.
///
/// Each scene is a `<g class="scene" id="scene-ID" data-scene="ID">` with the id of its row in the index; the group of a
/// way has `data-from` and `data-to`. The groups carry further classes: the kind of the scene, `unreachable` and `broken`; the
/// style of the way, `unproven`, and `far` where it leads to another storyboard.
public struct FlowMapSVG: Sendable {
  private let map: FlowMap

  public init(_ map: FlowMap) {
    self.map = map
  }

  /// The style sheet of the drawing, for a page that must name its style sheets. Every rule begins with `.flow-map`.
  public static let styleSheet = SVGStyle.sheet

  /// The drawing with its style sheet.
  public var text: String { text(includesStyle: true) }

  /// The drawing.
  ///
  /// - Parameter includesStyle: false where the page around it brings ``styleSheet`` itself.
  public func text(includesStyle: Bool) -> String {
    let layout = MapLayout(map)
    let legend = Legend(map)
    let size = Size(
      width: max(layout.size.width, Legend.leastWidth), height: max(layout.size.height, 60) + legend.height)
    var output = SVGOutput()
    output.begin(size: size)
    if includesStyle { output.line("<style>\(SVGStyle.sheet)</style>") }
    output.line(SVGDefinitions.text)
    output.line("<rect class=\"ground\" width=\"\(size.width.svg)\" height=\"\(size.height.svg)\"/>")
    draw(layout, in: &output)
    legend.draw(top: size.height - legend.height, in: &output)
    output.line("</svg>")
    return output.text
  }

  private func draw(_ layout: MapLayout, in output: inout SVGOutput) {
    let entered = Set(map.arrows.filter { $0.fromSceneID == nil }.map(\.toSceneID))
    for board in layout.boards {
      BoardDrawing(board).draw(in: &output)
      for (scene, box) in zip(board.storyboard.scenes, board.boxes) {
        SceneDrawing(scene, box: box, showsInitialMark: !entered.contains(scene.id)).draw(in: &output)
      }
    }
    let routes = ArrowRouter(boxes: layout.boxes, ways: map.arrows).routes()
    var placement = LabelPlacement(boxes: layout.boards.flatMap(\.boxes))
    let arrows = zip(routes, placement.place(routes)).map { route, label in
      ArrowDrawing(route, label: label, isFar: layout.isFar(route.way))
    }
    output.line("<g class=\"ways\">")
    for arrow in arrows { arrow.drawLine(in: &output) }
    for arrow in arrows { arrow.drawName(in: &output) }
    output.line("</g>")
  }
}
