/// A row of `selector_references`: a place in code that names a selector.
struct SelectorReferenceRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var line: Int
  var column: Int
  var name: String
}
