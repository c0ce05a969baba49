/// What the page is about, and when and of what it was made.
struct PageHeader {
  let report: NightReport

  var markup: Element {
    Element(.header) {
      Element(.p, .classes("kind"), text: "UI flow")
      Element(.h1, text: report.appName.abridged(to: 100))
      Element(.p, .classes("origin")) {
        Element(.time, .time(report.indexedAt), text: Moment(report.indexedAt).text)
        if let revision = report.revision {
          " · revision "
          Element(.code, text: String(revision.prefix(12)))
        }
      }
    }
  }
}
