import Audit
import History

/// The verdict, what it stands on, and the numbers of the night.
struct VerdictSection {
  private struct Figure {
    let name: String
    let count: Int
    let section: String
    let classes: String
  }

  let report: NightReport

  var markup: Element {
    Element(.section, .id("verdict"), .classes("verdict \(verdict.mood.rawValue)"), .labelledBy("verdict-line")) {
      Element(.h2, .id("verdict-line"), text: verdict.text)
      Element(.p, .classes("basis"), text: basis)
      for notice in CountStartNotices(starts: report.comparison.countStarts).texts {
        Element(.p, .classes("notice"), text: notice)
      }
      Element(.ul, .classes("figures")) {
        for figure in figures {
          Element(.li, .classes(figure.count == 0 ? "\(figure.classes) none" : figure.classes)) {
            Element(.a, .link(.place(figure.section))) {
              Element(.strong, text: figure.count.grouped)
              " "
              Element(.span, text: figure.name)
            }
          }
        }
      }
    }
  }

  private var comparison: NightComparison { report.comparison }

  private var verdict: Verdict {
    Verdict(comparison: comparison, unreadCount: report.audit.problems.count)
  }

  private var basis: String {
    guard let previous = comparison.previous else {
      return "There is no night before to compare with; from tomorrow on this page tells what changed."
    }
    let revision = previous.revision.map { ", revision \($0.prefix(12))" } ?? ""
    return "Compared with the run of \(Moment(previous.startedAt).text)\(revision)."
  }

  private var figures: [Figure] {
    let open = comparison.findings.filter(\.isOpen)
    let unknown = comparison.findings(in: .unknown).count
    let changes =
      comparison.isFirstRun
      ? []
      : [
        Figure(name: "new", count: comparison.findings(in: .new).count, section: "new", classes: "change"),
        Figure(name: "fixed", count: comparison.findings(in: .fixed).count, section: "fixed", classes: "change"),
      ]
    let doubts = unknown == 0 ? [] : [Figure(name: "unknown", count: unknown, section: "unknown", classes: "change")]
    return changes + doubts
      + Severity.allCases.reversed().map { severity in
        let count = open.count { $0.finding.severity == severity }
        let noun = count == 1 ? severity.rawValue : "\(severity.rawValue)s"
        return Figure(name: "\(noun) open", count: count, section: "open", classes: severity.rawValue)
      }
  }
}
