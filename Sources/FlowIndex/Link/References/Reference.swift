/// A reference with what it concerns, before it has an id.
struct Reference: Sendable {
  var row: CodeReferenceRow
  var storyboards: [Int64] = []
  var owners: [Int64] = []
  var targets: [Int64] = []
  var segues: [Int64] = []
}

/// Where a reference is reported.
struct ReferencePlace: Sendable {
  /// The file, by its position in the program.
  let file: Int
  let function: FunctionID?
  /// The innermost type around it, by its position in the list of all types.
  let owner: Int?
  let line: Int
  let column: Int
  let isConditional: Bool
  /// What is said there, as text.
  var expression: String?
  /// The function through which the name goes, as `Type.function`.
  var wrapper: String?
  /// Whether the name is what callers of the function hand over; their calls are references of their own.
  var isHandedOver = false
}
