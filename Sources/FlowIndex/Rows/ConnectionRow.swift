/// A row of `connections`: outlets, outlet collections and actions of storyboards and xibs.
struct ConnectionRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var sceneID: Int64?
  var kind: String
  var ownerObjectID: String?
  var targetObjectID: String?
  var name: String
  var event: String?
  var line: Int
  var column: Int
}
