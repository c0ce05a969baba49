/// A spelling of a call of the system that names something.
struct CallForm: Sendable {
  let kind: ReferenceKind
  /// The labels that the arguments begin with; empty where any will do.
  let labels: [String?]
  /// Which argument is the name; nil where the call names nothing.
  let identifier: Int?
  /// Which argument is the nib or class that is registered.
  var registered: Int?
  /// Whether a missing name is an error, because the call says for which index path.
  var hasIndexPath = false
  /// Whether the call gives back its result as the type that is expected, by a forced cast.
  var isGenericResult = false
  /// Whether the call is a function that a generator made for one scene, so that the call itself says which.
  var isGeneratedFactory = false

  init(
    _ kind: ReferenceKind, _ labels: [String?], identifier: Int? = 0, registered: Int? = nil,
    hasIndexPath: Bool = false, isGenericResult: Bool = false
  ) {
    self.kind = kind
    self.labels = labels
    self.identifier = identifier
    self.registered = registered
    self.hasIndexPath = hasIndexPath
    self.isGenericResult = isGenericResult
  }
}
