/// One thing that came, went or changed.
public struct FlowChange: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case added
    case removed
    case changed
  }

  /// One fact that is another now.
  public struct Detail: Sendable, Equatable {
    /// What it is, such as `identifier`.
    public let field: String
    /// Nil where there was none.
    public let old: String?
    /// Nil where there is none any more.
    public let new: String?
  }

  public let kind: Kind
  /// What a person would call it.
  public let subject: String
  /// Where it stands; for what was removed, where it stood.
  public let place: FlowPlace
  /// What changed; empty for what came or went.
  public let details: [Detail]

  init(_ kind: Kind, _ subject: String, at place: FlowPlace, details: [Detail] = []) {
    self.kind = kind
    self.subject = subject
    self.place = place
    self.details = details
  }
}

extension [FlowChange] {
  /// By path and line, what went first, so that two comparisons of the same moments read alike.
  var inOrder: [FlowChange] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.place.path != second.place.path {
        return first.place.path.utf8.lexicographicallyPrecedes(second.place.path.utf8)
      }
      return (first.place.line, left.offset) < (second.place.line, right.offset)
    }.map(\.element)
  }
}
