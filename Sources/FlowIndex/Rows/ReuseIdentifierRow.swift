/// A row of `reuse_identifiers`: cells and supplementary views that can be reused.
struct ReuseIdentifierRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var sceneID: Int64?
  var objectID: String?
  var containerObjectID: String?
  var element: String
  var identifier: String
  var className: String?
  var line: Int
  var column: Int
}
