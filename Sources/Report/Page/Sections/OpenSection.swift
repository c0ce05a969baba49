import Audit
import History

/// All that is open tonight, rule by rule, the worst rules first.
struct OpenSection {
  let rules: [NightReport.OpenRule]
  let links: SourceLinks

  /// Up to so many findings are shown unfolded; more of them bury what comes after.
  private static let mostUnfolded = 30

  var section: PageSection {
    PageSection(id: "open", heading: "Open by rule", count: count) {
      if rules.isEmpty {
        Element(.p, .classes("nothing"), text: "Nothing is open.")
      } else {
        for rule in worstFirst { details(of: rule) }
      }
    }
  }

  private var count: Int { rules.reduce(0) { $0 + $1.findings.count } }

  private var worstFirst: [NightReport.OpenRule] {
    Severity.allCases.reversed().flatMap { severity in
      rules.filter { $0.findings.map(\.finding.severity).max() == severity }
    }
  }

  private func details(of open: NightReport.OpenRule) -> Element {
    let fold: [Attribute] = count <= Self.mostUnfolded ? [.unfolded] : []
    return Element(.details, attributes: [.id("rule-\(open.rule.id)"), .classes("rule")] + fold) {
      Element(.summary) {
        Element(.h3) { open.rule.name.abridged(to: 100) }
        " "
        for part in counts(of: open) {
          Element(.span, .classes("tally \(part.severity.rawValue)"), text: part.count.of(part.severity.rawValue))
          " "
        }
      }
      Element(.p, .classes("explanation")) {
        open.rule.description.abridged()
        " "
        Element(.code, text: open.rule.id)
      }
      if let fix = open.rule.fix {
        Element(.p, .classes("explanation")) {
          Element(.strong, text: "To mend it:")
          " "
          fix.abridged(to: 1000)
        }
      }
      FindingList(findings: open.findings, links: links, namesRule: false).markup
    }
  }

  private func counts(of open: NightReport.OpenRule) -> [(severity: Severity, count: Int)] {
    Severity.allCases.reversed().compactMap { severity in
      let count = open.findings.count { $0.finding.severity == severity }
      return count == 0 ? nil : (severity, count)
    }
  }
}
