import History

/// The numbers behind the charts, the newest run first.
struct TrendNumbers {
  let trend: [TrendPoint]

  var markup: Element {
    let series = TrendSeries.findings(in: trend) + TrendSeries.leftToMigrate(in: trend)
    return Element(.details) {
      Element(.summary) { "The numbers of each run" }
      Element(.div, .classes("scroll"), .role("region"), .label("The numbers of each run"), .focusable) {
        Element(.table, .classes("small")) {
          Element(.caption, text: "Open findings, and what is left to migrate, run by run")
          Element(.thead) {
            Element(.tr) {
              Element(.th, .ofColumn, text: "Run")
              for line in series { Element(.th, .ofColumn, text: line.name) }
            }
          }
          Element(.tbody) {
            for run in trend.indices.reversed() { row(of: run, series: series) }
          }
        }
      }
    }
  }

  private func row(of run: Int, series: [TrendSeries]) -> Element {
    Element(.tr) {
      Element(.th, .ofRow) {
        Moment(trend[run].run.startedAt).text
        if trend[run].startsCount { " (a new count)" }
      }
      for line in series { Element(.td, text: line.values[run]?.grouped ?? "–") }
    }
  }
}
