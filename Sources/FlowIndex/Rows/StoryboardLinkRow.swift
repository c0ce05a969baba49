/// A row of `storyboard_links`: the links that those conventions find.
struct StoryboardLinkRow: Sendable, Equatable {
  var id: Int64
  var conventionID: Int64
  var fileID: Int64
  var sceneID: Int64
  var segueID: Int64?
  var text: String
  var storyboard: String?
  var identifier: String?
  var targetSceneID: Int64?
  var problem: String?
  var doesPush: Bool = false
  var line: Int
  var column: Int
}
