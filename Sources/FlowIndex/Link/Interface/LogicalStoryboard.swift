/// The storyboard files that one name means to an app at run time: localised copies and device variants.
struct LogicalStoryboard: Sendable, Equatable {
  /// The name that code uses.
  let name: String
  let platform: String
  /// The files, by storyboard id, in the order of the index.
  let storyboards: [Int64]
  /// The file of the first of them, by id.
  let file: Int64
}
