/// Draws one way: its line, its head and its name.
struct ArrowDrawing {
  private let route: ArrowRoute
  private let label: LabelPlacement.Label?
  private let isFar: Bool

  /// - Parameter isFar: whether it leads from storyboard to storyboard, over much that it does not concern.
  init(_ route: ArrowRoute, label: LabelPlacement.Label?, isFar: Bool) {
    self.route = route
    self.isFar = isFar
    self.label = label
  }

  /// Draws the line with its head.
  func drawLine(in output: inout SVGOutput) {
    let state = (route.way.certainty == .unproven ? " unproven" : "") + (isFar ? " far" : "")
    output.line("<g class=\"way \(route.way.style.rawValue)\(state)\"\(ends)>")
    output.title(words)
    output.line("<path d=\"\(line)\"/></g>")
  }

  /// Draws the name. All names are drawn after all lines, so that no line strikes one out.
  func drawName(in output: inout SVGOutput) {
    guard let label else { return }
    output.line("<g class=\"way-label\"\(ends)>")
    let size = Size(width: label.width, height: LabelPlacement.height)
    output.rectangle(Rectangle(center: label.middle, size: size), style: "plate", radius: 4)
    output.write(label.text, style: "way-name", x: label.middle.x, y: label.middle.y + 4)
    output.line("</g>")
  }

  private var ends: String {
    let origin = route.way.fromSceneID.map { " data-from=\"\($0)\"" } ?? ""
    return "\(origin) data-to=\"\(route.way.toSceneID)\""
  }

  private var line: String {
    let points = [route.startControl, route.endControl, route.end].map { "\($0.x.svg) \($0.y.svg)" }
    return "M\(route.start.x.svg) \(route.start.y.svg)C\(points.joined(separator: " "))"
  }

  private var words: String {
    let doubt = route.way.certainty == .certain ? "" : " (\(route.way.certainty.rawValue))"
    let name = route.way.label.map { " '\($0)'" } ?? ""
    let words = route.way.words.isEmpty ? route.way.style.words : route.way.words
    // Flows say their name within their words.
    return (words.contains(route.way.label ?? "\u{0}") ? words : words + name) + doubt
  }
}
