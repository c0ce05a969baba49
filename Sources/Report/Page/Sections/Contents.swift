/// Links to the sections of the page.
struct Contents {
  let sections: [PageSection]

  var markup: Element {
    Element(.nav, .label("Contents")) {
      Element(.ul) {
        for section in sections {
          Element(.li) {
            Element(.a, .link(.place(section.id))) {
              section.heading
              if let count = section.count {
                " "
                Element(.span, .classes("count"), text: count.grouped)
              }
            }
          }
        }
      }
    }
  }
}
