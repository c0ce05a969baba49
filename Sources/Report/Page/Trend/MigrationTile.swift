/// One number of what is left to migrate: how much, how it changed, and its line.
struct MigrationTile {
  let series: TrendSeries

  /// Nil where no run counted it.
  var markup: Element? {
    let known = series.values.compactMap { $0 }
    guard let first = known.first, let last = known.last else { return nil }
    let change = Self.change(from: first, to: last)
    return Element(.li, .classes("tile")) {
      Element(.p) {
        Element(.strong, text: last.grouped)
        " \(series.name)"
      }
      Element(.p, .classes("change"), text: change)
      if known.count > 1 {
        LineChart(
          series: [series], breaks: [], size: .small,
          description: "\(series.name) over \(series.values.count) runs: from \(first) to \(last)"
        ).markup()
      }
    }
  }

  private static func change(from first: Int, to last: Int) -> String {
    switch last - first {
    case 0: "unchanged"
    case let change where change < 0: "\(abs(change).grouped) fewer than at first"
    case let change: "\(change.grouped) more than at first"
    }
  }
}
