/// Tells what the lines of a drawing mean, for the styles that occur in it.
struct Legend {
  static let leastWidth = 360.0
  private static let rowHeight = 22.0
  private static let columnWidth = 150.0

  private let styles: [WayStyle]

  init(_ map: FlowMap) {
    let used = Set(map.arrows.map(\.style))
    styles = WayStyle.allCases.filter(used.contains)
  }

  /// The room it takes below the map.
  var height: Double { styles.isEmpty ? 0 : Self.rowHeight * Double((styles.count + 2) / 3) + 12 }

  func draw(top: Double, in output: inout SVGOutput) {
    if styles.isEmpty { return }
    output.line("<g class=\"legend\">")
    for (index, style) in styles.enumerated() {
      let x = 24 + Double(index % 3) * Self.columnWidth
      let y = top + Double(index / 3) * Self.rowHeight + 10
      output.line("<g class=\"way \(style.rawValue)\"><path d=\"M\(x.svg) \(y.svg)h32\"/></g>")
      output.write(style.words, style: "small", x: x + 40, y: y + 3.5)
    }
    output.line("</g>")
  }
}
