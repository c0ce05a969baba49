/// A row of `reference_segues`: the segues that a code reference performs or tests for.
struct ReferenceSegueRow: Sendable, Equatable {
  var codeReferenceID: Int64
  var segueID: Int64
}
