/// How a way leads from one scene to another; the raw values are those of `flows.via`.
enum FlowVia: String, Sendable {
  case segue
  case relationship
  case embed
  case unwind
  case reference
  case link
  case code
  case entry
}

/// How sure it is that a way can be taken; the raw values are those of `flows.certainty`.
enum FlowCertainty: String, Sendable {
  case certain
  case likely
  /// Nothing in the tree takes this way, though something unseen might.
  case unproven
}

/// A way that is about to become a row of `flows`.
struct FlowDraft: Sendable {
  /// Nil where the way starts at an entry point or in code of no scene.
  var from: Int64?
  var via: FlowVia
  var certainty: FlowCertainty
  var segueID: Int64?
  var codeReferenceID: Int64?
  var entryPointID: Int64?
  var linkID: Int64?
}
