import Audit
import History

/// One finding as an item of a list.
struct FindingItem {
  let tracked: TrackedFinding
  let links: SourceLinks
  /// Whether the rule is named, since the list is not about one rule.
  let namesRule: Bool

  private var finding: Finding { tracked.finding }

  var markup: Element {
    Element(.li, .classes("finding \(finding.severity.rawValue)")) {
      Element(.p, .classes("message")) {
        Element(.span, .classes("severity"), text: finding.severity.rawValue)
        " "
        Element(.bdi, text: finding.message.abridged())
      }
      Element(.p, .classes("place")) {
        if !finding.path.isEmpty { links.place(path: finding.path, line: finding.line) }
        for remark in remarks {
          " "
          Element(.span, .classes("remark"), text: remark)
        }
      }
      if let origin = tracked.previousPlace {
        Element(.p, .classes("place")) {
          "before: "
          Element(.code, text: (origin.line.map { "\(origin.path):\($0)" } ?? origin.path).abridged())
        }
      }
      for place in finding.related {
        Element(.p, .classes("place related")) {
          links.place(path: place.path, line: place.line)
          " "
          Element(.bdi, text: place.message.abridged())
        }
      }
      if let reason = tracked.reason { Element(.p, .classes("reason"), text: reason.abridged()) }
    }
  }

  private var remarks: [String] {
    [namesRule ? finding.rule : nil, tracked.state == .new && !namesRule ? "new" : nil, age].compactMap { $0 }
  }

  /// Since when it is open; nil where that is tonight.
  private var age: String? {
    tracked.firstRun == tracked.lastRun ? nil : "since \(Moment(tracked.firstSeenAt).day)"
  }
}

/// Findings one below the other, the worst first.
struct FindingList {
  let findings: [TrackedFinding]
  let links: SourceLinks
  let namesRule: Bool

  var markup: Element {
    Element(.ul, .classes("findings")) {
      for tracked in Self.worstFirst(findings) {
        FindingItem(tracked: tracked, links: links, namesRule: namesRule).markup
      }
    }
  }

  /// Within a severity the order stays.
  static func worstFirst(_ findings: [TrackedFinding]) -> [TrackedFinding] {
    Severity.allCases.reversed().flatMap { severity in findings.filter { $0.finding.severity == severity } }
  }
}
