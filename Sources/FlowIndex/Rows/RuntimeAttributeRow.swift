/// A row of `runtime_attributes`: user defined runtime attributes.
struct RuntimeAttributeRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var sceneID: Int64?
  var ownerObjectID: String?
  var keyPath: String
  var type: String
  var value: String?
  var line: Int
  var column: Int
}
