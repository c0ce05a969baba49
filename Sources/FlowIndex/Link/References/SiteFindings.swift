import CodeFacts

/// What a call of the system turns out to say, as seen from some caller.
struct SiteFindings: Sendable {
  let kind: ReferenceKind
  /// The names that it may give; empty where none is known.
  var names: [(text: String, how: Resolution)] = []
  /// Storyboards and generated scenes among the values of its receiver.
  var storyboards: [Evaluated] = []
  /// Whether callers decide the name or the storyboard.
  var isOpen = false
  /// Whether callers decide the name itself.
  var isNameOpen = false
  var receiver: Expression?
  /// The class of what is asked, where it is known.
  var receiverType: TypeIdentity?
  /// Whether that class may be any heir of a protocol, or of a class of the system.
  var isReceiverOpen = false
  var castClass: String?
  var castKind: CastKind?
  var creatorClass: String?
  var hasCreator = false
  var isForced = false
  var hasIndexPath = false
  /// The bundle asked for, as written, where it is not the code's own.
  var bundle: String?
  /// Whether the name is forwarded to the same method of the superclass.
  var isForwardedToSuper = false
}
