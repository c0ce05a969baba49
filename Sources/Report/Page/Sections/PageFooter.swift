/// Who made the page.
struct PageFooter {
  let report: NightReport

  var markup: Element {
    Element(.footer) {
      Element(
        .p,
        text: "Made by SceneQL \(report.toolVersion). The same findings stand in report.json and findings.sarif "
          + "beside this page.")
    }
  }
}
