/// A row of `bindings`: cocoa bindings.
struct BindingRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var sceneID: Int64?
  var ownerObjectID: String?
  var targetObjectID: String?
  var name: String
  var keyPath: String
  var line: Int
  var column: Int
}
