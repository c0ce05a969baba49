import Audit

/// A difference as Markdown, for the comment of a review.
struct DifferenceMarkdown {
  /// How many lines a section has before it says how many more there are.
  private static let longestList = 20
  /// How many characters a name may have.
  private static let longestName = 300

  let difference: FlowDifference
  let old: String
  let new: String

  var text: String {
    let head = "## UI flow: \(code(old)) to \(code(new))"
    let body = difference.isEmpty ? ["No difference."] : FlowDifference.Section.inReadingOrder.map(section)
    return ([head, gaps] + body).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var gaps: String {
    if difference.gaps.isEmpty { return "" }
    let lines = difference.gaps.prefix(Self.longestList).map { gap in
      "- \(code(gap.path)) could not be read in \(code(gap.isNew ? new : old)): \(shortened(gap.reason).markdownText)"
    }
    return (["**Not compared:**", ""] + lines + rest(difference.gaps.count)).joined(separator: "\n")
  }

  private func section(_ section: FlowDifference.Section) -> String {
    let changes = difference.changes(in: section)
    if changes.isEmpty { return "" }
    let lines = changes.prefix(Self.longestList).map { line(of: $0, in: section) }
    return (["### \(section.title) (\(changes.count))", ""] + lines + rest(changes.count)).joined(separator: "\n")
  }

  private func line(of change: FlowChange, in section: FlowDifference.Section) -> String {
    let isReachability = section == .becameUnreachable || section == .becameReachable
    let word = isReachability ? "" : "\(change.kind.rawValue): "
    let details = change.details.map { detail in
      "\(detail.field) \(detail.old.map(code) ?? "none") → \(detail.new.map(code) ?? "none")"
    }
    let facts = details.isEmpty ? "" : "; \(details.joined(separator: ", "))"
    return
      "- \(word)\(shortened(change.subject).markdownText)\(facts) (\(code("\(change.place.path):\(change.place.line)")))"
  }

  private func rest(_ count: Int) -> [String] {
    count > Self.longestList ? ["- and \(count - Self.longestList) more"] : []
  }

  private func code(_ text: String) -> String { shortened(text).markdownCode }

  private func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count <= Self.longestName
      ? text : String(String.UnicodeScalarView(scalars.prefix(Self.longestName))) + "…"
  }
}
