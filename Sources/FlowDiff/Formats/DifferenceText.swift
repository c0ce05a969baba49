import Audit

/// A difference for a terminal: one line a change, `+` for what came, `-` for what went, `~` for what changed.
struct DifferenceText {
  let difference: FlowDifference

  var text: String {
    let sections = FlowDifference.Section.inReadingOrder.map { section -> String in
      let changes = difference.changes(in: section)
      return changes.isEmpty ? "" : "\(section.title):\n" + changes.map(line(of:)).joined()
    }
    let text = sections.joined()
    return text.isEmpty ? "no difference\n" : text
  }

  private func line(of change: FlowChange) -> String {
    let details = change.details.map { detail in
      "\(detail.field) \(quoted(detail.old)) is now \(quoted(detail.new))"
    }
    let facts = details.isEmpty ? "" : ": \(details.joined(separator: ", "))"
    let place = "\(change.place.path):\(change.place.line)"
    return "  \(change.kind.sign) \(change.subject.shownSafely)\(facts.shownSafely) (\(place.shownSafely))\n"
  }

  private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }
}

extension FlowChange.Kind {
  fileprivate var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}
