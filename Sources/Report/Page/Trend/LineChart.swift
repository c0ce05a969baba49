/// Numbers over runs as lines.
struct LineChart {
  /// How large it is drawn, in the units of the drawing.
  struct Size {
    let width: Double
    let height: Double
    /// Room for the numbers at the left, for the names at the right, and for the dates below.
    let left: Double
    let right: Double
    let bottom: Double

    static let large = Size(width: 480, height: 180, left: 36, right: 84, bottom: 22)
    static let small = Size(width: 160, height: 48, left: 2, right: 6, bottom: 4)
  }

  let series: [TrendSeries]
  /// Runs whose numbers may not compare with those before.
  let breaks: [Int]
  let size: Size
  /// What the chart says, for those who do not see it.
  let description: String

  private var runCount: Int { series.map(\.values.count).max() ?? 0 }
  private var highest: Int { series.flatMap { $0.values.compactMap { $0 } }.max() ?? 0 }
  private var ceiling: Int { ChartScale.ceiling(above: highest) }
  private let top = 8.0

  /// The drawing; `extra` goes below the lines.
  func markup(@MarkupBuilder extra: () -> Markup = { .group([]) }) -> Element {
    Element(
      .svg, .namespaceOfSVG, .viewBox(width: size.width, height: size.height), .classes("chart"), .role("img"),
      .label(description)
    ) {
      extra()
      for run in breaks where run > 0 { mark(of: run) }
      for line in series { drawing(of: line) }
    }
  }

  /// Where a run stands.
  func x(of run: Int) -> Double {
    let width = size.width - size.left - size.right
    return size.left + (runCount > 1 ? width * Double(run) / Double(runCount - 1) : width / 2)
  }

  /// Where a number stands.
  func y(of value: Int) -> Double {
    let height = size.height - top - size.bottom
    return top + height * (1 - Double(value) / Double(ceiling))
  }

  /// The numbers at the left: zero, the middle and the ceiling.
  var ticks: [Int] { ceiling >= 2 && ceiling % 2 == 0 ? [0, ceiling / 2, ceiling] : [0, ceiling] }

  private func mark(of run: Int) -> Element {
    Element(
      .line, .classes("break"), .number(.x1, x(of: run)), .number(.x2, x(of: run)), .number(.y1, top),
      .number(.y2, size.height - size.bottom))
  }

  private func drawing(of line: TrendSeries) -> Element {
    Element(.g, .classes("series \(line.style)")) {
      Element(.path, .path(steps(of: line)))
      if let run = line.values.lastIndex(where: { $0 != nil }), let value = line.values[run] {
        Element(.circle, .number(.cx, x(of: run)), .number(.cy, y(of: value)), .number(.r, 3))
      }
    }
  }

  /// A run without the number leaves a gap.
  private func steps(of line: TrendSeries) -> String {
    var steps: [String] = []
    var isPenDown = false
    for (run, value) in line.values.enumerated() {
      if let value { steps.append("\(isPenDown ? "L" : "M")\(x(of: run).coordinate) \(y(of: value).coordinate)") }
      isPenDown = value != nil
    }
    return steps.joined(separator: " ")
  }
}
