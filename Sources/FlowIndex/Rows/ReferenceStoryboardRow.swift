/// A row of `reference_storyboards`: the storyboards that a code reference may mean.
struct ReferenceStoryboardRow: Sendable, Equatable {
  var codeReferenceID: Int64
  var storyboardID: Int64
}
