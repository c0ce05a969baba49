import History

/// How the app changed over the runs.
struct TrendSection {
  /// The kept runs in their order.
  let trend: [TrendPoint]

  var section: PageSection {
    PageSection(id: "trend", heading: "Trend") {
      if trend.count > 1 {
        Element(.h3, .id("open-over-runs"), text: "Open findings over \(trend.count.of("run"))")
        FindingsChart(trend: trend).markup
        if trend.dropFirst().contains(where: \.startsCount) {
          Element(
            .p, .classes("explanation"),
            text: "At a dashed line rules began a new count, so the numbers before may not compare.")
        }
      } else {
        Element(.p, .classes("nothing"), text: "The trend begins tonight; from the second run on there is a chart.")
      }
      Element(.h3, text: "Left to migrate")
      Element(.ul, .classes("tiles")) {
        for series in TrendSeries.leftToMigrate(in: trend) {
          if let tile = MigrationTile(series: series).markup { tile }
        }
      }
      if !trend.isEmpty { TrendNumbers(trend: trend).markup }
    }
  }
}
