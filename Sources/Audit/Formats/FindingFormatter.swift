/// Writes an audit in one format.
public protocol FindingFormatter: Sendable {
  /// The whole text, with a line end at its end unless it is empty.
  func text(of report: AuditReport) -> String
}
