import Audit

/// The files that could not be read, so that nothing is known of them.
struct UnreadSection {
  let problems: [Problem]
  let links: SourceLinks

  /// Nil where everything was read.
  var section: PageSection? {
    if problems.isEmpty { return nil }
    return PageSection(id: "unread", heading: "Unread files", count: problems.count) {
      Element(.p, .classes("explanation"), text: "What stands in these files is unknown, so findings may be missing.")
      Element(.ul, .classes("findings")) {
        for problem in problems {
          Element(.li, .classes("finding unread")) {
            Element(.p, .classes("message")) { Element(.bdi, text: problem.message.abridged()) }
            Element(.p, .classes("place")) { links.place(path: problem.path, line: nil) }
          }
        }
      }
    }
  }
}
