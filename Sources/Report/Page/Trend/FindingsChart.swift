import History

/// Open findings by severity over the runs, with its axes and names.
struct FindingsChart {
  let trend: [TrendPoint]

  private var chart: LineChart {
    LineChart(
      series: TrendSeries.findings(in: trend), breaks: trend.indices.filter { trend[$0].startsCount }, size: .large,
      description: description)
  }

  var markup: Element {
    let chart = chart
    return chart.markup {
      for tick in chart.ticks { grid(at: tick, in: chart) }
      for label in lineLabels(in: chart) {
        Element(
          .drawnText, .classes(label.style), .number(.x, chart.size.width - chart.size.right + 8),
          .number(.y, label.y + 4), text: label.text)
      }
      date(of: 0, anchor: "start", in: chart)
      date(of: trend.count - 1, anchor: "end", in: chart)
    }
  }

  private var description: String {
    let lines = TrendSeries.findings(in: trend).map { line in
      "\(line.name) from \(line.values.first.flatMap { $0 } ?? 0) to \(line.values.last.flatMap { $0 } ?? 0)"
    }
    return "Open findings over \(trend.count) runs: \(lines.joined(separator: ", "))"
  }

  private func grid(at tick: Int, in chart: LineChart) -> Markup {
    let (size, y) = (chart.size, chart.y(of: tick))
    return .group([
      .element(
        Element(
          .line, .classes("grid"), .number(.x1, size.left), .number(.x2, size.width - size.right), .number(.y1, y),
          .number(.y2, y))),
      .element(
        Element(.drawnText, .number(.x, size.left - 6), .number(.y, y + 4), .anchor("end"), text: tick.grouped)),
    ])
  }

  private func date(of run: Int, anchor: String, in chart: LineChart) -> Element {
    Element(
      .drawnText, .number(.x, chart.x(of: run)), .number(.y, chart.size.height - 4), .anchor(anchor),
      text: Moment(trend[run].run.startedAt).day)
  }

  /// The name and last number of each line at its end, apart enough to be read.
  private func lineLabels(in chart: LineChart) -> [(text: String, style: String, y: Double)] {
    let ends = chart.series.map { line in
      let value = line.values.last.flatMap { $0 } ?? 0
      return (
        text: value == 1 ? "1 \(line.style)" : "\(value.grouped) \(line.name)", style: line.style, y: chart.y(of: value)
      )
    }
    var lowest = chart.size.height - chart.size.bottom
    var placed: [(text: String, style: String, y: Double)] = []
    for end in ends.enumerated().sorted(by: { ($0.element.y, $0.offset) > ($1.element.y, $1.offset) }) {
      let y = min(end.element.y, lowest)
      placed.append((end.element.text, end.element.style, y))
      lowest = y - 15
    }
    return placed
  }
}
