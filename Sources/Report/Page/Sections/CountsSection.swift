/// What was read, and the numbers of the app.
struct CountsSection {
  let report: NightReport

  var section: PageSection {
    PageSection(id: "counts", heading: "What was read") {
      Element(.div, .classes("pair")) {
        files
        if !report.audit.metrics.isEmpty { metrics }
      }
    }
  }

  private var files: Element {
    Element(.table, .classes("small")) {
      Element(.caption, text: "Files by kind")
      Element(.thead) {
        Element(.tr) {
          for title in ["Kind", "Indexed", "Skipped", "Failed"] { Element(.th, .ofColumn, text: title) }
        }
      }
      Element(.tbody) {
        for count in report.fileCounts {
          Element(.tr) {
            Element(.th, .ofRow, text: count.kind)
            for number in [count.indexed, count.skipped, count.failed] { Element(.td, text: number.grouped) }
          }
        }
      }
    }
  }

  private var metrics: Element {
    Element(.table, .classes("small")) {
      Element(.caption, text: "The app in numbers")
      Element(.thead) {
        Element(.tr) {
          Element(.th, .ofColumn, text: "What")
          Element(.th, .ofColumn, text: "Count")
        }
      }
      Element(.tbody) {
        for metric in report.audit.metrics {
          Element(.tr) {
            Element(.th, .ofRow, text: metric.name.abridged(to: 100))
            Element(.td, text: metric.value.grouped)
          }
        }
      }
    }
  }
}
