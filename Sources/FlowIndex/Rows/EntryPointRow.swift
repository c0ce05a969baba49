/// A row of `entry_points`: storyboards that the system loads by itself, from Info.plist files and build settings.
struct EntryPointRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var key: String
  var storyboard: String
  var sceneID: Int64?
  var storyboardID: Int64?
  var target: String
  var isResolved: Bool
  var line: Int
  var column: Int
}
