import History

/// What changed since the night before: one section a state.
struct ChangeSections {
  let comparison: NightComparison
  let links: SourceLinks

  var new: PageSection {
    section(
      .new, heading: "New",
      nothing: comparison.isFirstRun
        ? "No night before to compare with: all that is open counts from tonight." : "Nothing new.")
  }

  var fixed: PageSection {
    section(
      .fixed, heading: "Fixed",
      nothing: comparison.isFirstRun ? "No night before to compare with." : "Nothing was fixed.")
  }

  /// Findings that stand at another place; nil where there are none.
  var moved: PageSection? {
    section(.moved, heading: "Moved", explanation: "The same faults at another place than the night before.")
  }

  /// Findings of which nobody can tell; nil where there are none.
  var unknown: PageSection? {
    section(
      .unknown, heading: "Unknown",
      explanation: "Found before; tonight nobody can tell whether they are still there. They do not count as fixed.")
  }

  private func section(_ state: FindingState, heading: String, nothing: String) -> PageSection {
    let findings = comparison.findings(in: state)
    return PageSection(id: state.rawValue, heading: heading, count: findings.count) {
      if findings.isEmpty {
        Element(.p, .classes("nothing"), text: nothing)
      } else {
        FindingList(findings: findings, links: links, namesRule: true).markup
      }
    }
  }

  private func section(_ state: FindingState, heading: String, explanation: String) -> PageSection? {
    let findings = comparison.findings(in: state)
    if findings.isEmpty { return nil }
    return PageSection(id: state.rawValue, heading: heading, count: findings.count) {
      Element(.p, .classes("explanation"), text: explanation)
      FindingList(findings: findings, links: links, namesRule: true).markup
    }
  }
}
