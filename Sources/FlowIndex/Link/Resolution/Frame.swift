import CodeFacts

/// Where an expression is evaluated: the code around it, and what is known of its caller.
struct Frame: Sendable {
  /// The file, by its position in the program.
  let file: Int
  var function: FunctionID?
  /// The innermost type around the code, by its position in the list of all types.
  var owner: Int?
  /// What `Self` is.
  var selfType: TypeIdentity?
  /// What `self` is, where more is known than its type.
  var selfValues: [Evaluated] = []
  /// Whether callers decide what `Self` is.
  var isSelfOpen = false
  /// What a caller hands over, by the name in the body.
  var parameters: [String: Outcome] = [:]
  /// What a caller takes generic parameters to be.
  var generics: [String: TypeIdentity] = [:]
  /// Generic parameters that a caller leaves to its own callers.
  var openGenerics: Set<String> = []
  /// Whether a call is known: a parameter without a value then has its default.
  var isCalled = false

  init(file: Int) {
    self.file = file
  }
}
