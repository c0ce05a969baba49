/// A row of `storyboards`: one row a storyboard file. Copies in several lproj folders, and device variants, share one name.
struct StoryboardRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var name: String
  var baseName: String
  var platform: String
  var variant: String
  var device: String = ""
  var isLaunchScreen: Bool = false
  var initialObjectID: String?
  var initialSceneID: Int64?
}
