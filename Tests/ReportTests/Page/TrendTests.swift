import Audit
import History
import Testing

@testable import Report

#if canImport(FoundationXML)
  import FoundationXML
#else
  import Foundation
#endif

@Suite("The trend over runs")
struct TrendTests {
  private func point(
    _ id: Int, errors: Int, scenes: Int? = nil, startsCount: Bool = false
  ) -> TrendPoint {
    TrendPoint(
      run: RunRecord(
        id: id, startedAt: "2026-01-0\(id)T03:00:00Z", revision: nil, toolVersion: "1.0", fileCount: 1, unreadCount: 0),
      openCounts: [.error: errors, .warning: 0, .note: 1], metrics: scenes.map { ["scenes": $0] } ?? [:],
      startsCount: startsCount)
  }

  private func page(_ trend: [TrendPoint]) throws -> ReadPage {
    try ReadPage(SamplePage.text(SampleNight.comparison(trend: trend)))
  }

  @Test("is drawn from the second run on, and said in words")
  func drawsLines() throws {
    let page = try page([point(1, errors: 4, scenes: 20), point(2, errors: 1, scenes: 17)])
    let labels = page.elements("svg").compactMap { $0["aria-label"] }
    #expect(
      labels == [
        "Open findings over 2 runs: errors from 4 to 1, warnings from 0 to 0, notes from 1 to 1",
        "scenes over 2 runs: from 20 to 17",
      ])
    #expect(page.words(in: "trend")?.contains("17 scenes 3 fewer than at first") == true)
  }

  @Test("has a table of all numbers, the newest run first, with a dash for what a run did not count")
  func listsNumbers() throws {
    let page = try page([point(1, errors: 4), point(2, errors: 1, scenes: 17, startsCount: true)])
    let trend = try #require(page.element(id: "trend"))
    let rows = ReadPage.elements(below: trend).filter { $0.name == "tr" }.map { row in
      (row.children ?? []).compactMap { ($0 as? XMLElement)?.words }.joined(separator: " ")
    }
    #expect(
      rows == [
        "Run errors warnings notes storyboards scenes segues xibs",
        "2026-01-02 03:00 UTC (a new count) 1 0 1 – 17 – –",
        "2026-01-01 03:00 UTC 4 0 1 – – – –",
      ])
  }

  @Test("of one run is no line yet")
  func saysWhenItBegins() throws {
    let page = try page([point(1, errors: 4, scenes: 20)])
    #expect(page.elements("svg").isEmpty)
    #expect(page.words(in: "trend")?.contains("The trend begins tonight") == true)
    #expect(page.words(in: "trend")?.contains("20 scenes") == true)
  }

  @Test("runs from corner to corner of the chart, with gaps where a run did not count")
  func placesPoints() {
    let size = LineChart.Size(width: 120, height: 50, left: 10, right: 10, bottom: 2)
    let series = TrendSeries(name: "scenes", style: "rest", values: [10, nil, 0])
    let chart = LineChart(series: [series], breaks: [], size: size, description: "")
    #expect(chart.x(of: 0) == 10 && chart.x(of: 1) == 60 && chart.x(of: 2) == 110)
    #expect(chart.y(of: 10) == 8 && chart.y(of: 0) == 48 && chart.y(of: 5) == 28)
    #expect(Markup.element(chart.markup()).written.contains("d=\"M10 8 M110 48\""))
  }

  @Test("reaches up to a round number", arguments: [(0, 1), (1, 1), (3, 4), (7, 10), (11, 20), (61, 100), (400, 400)])
  func roundsCeiling(value: Int, ceiling: Int) {
    #expect(ChartScale.ceiling(above: value) == ceiling)
  }
}
