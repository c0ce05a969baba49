/// A row of `conformances`: the protocols that a type or extension names.
struct ConformanceRow: Sendable, Equatable {
  var typeID: Int64
  var name: String
}
