/// A row of `suppressions`: comments in sources that silence rules.
struct SuppressionRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var line: Int
  var column: Int
  var scope: String
  var rule: String?
}
