/// A comparison with the identifier of a segue: `==`, a `switch` case, `isEqualToString:`.
public struct IdentifierTestFact: Sendable, Equatable, Codable {
  /// The callback it stands in.
  public enum Callback: String, Sendable, Codable {
    case prepare
    case shouldPerform
    /// `contextForSegue(withIdentifier:)` of WatchKit.
    case context
    /// `unwind(for:)`, `canPerformUnwindSegueAction` and functions that are handed a segue.
    case other
  }

  public var callback: Callback
  /// What is compared: the identifier itself, or an enum made from it.
  public var subject: Expression
  /// What it is compared with.
  public var candidate: Expression
  public var function: Int?
  public var owner: Int?
  public var isConditional = false
  /// The source text of the candidate.
  public var text: String
  public var position: SourcePosition

  public init(
    callback: Callback, subject: Expression, candidate: Expression, text: String, position: SourcePosition
  ) {
    self.callback = callback
    self.subject = subject
    self.candidate = candidate
    self.text = text
    self.position = position
  }
}

/// A cast of the destination of a segue, or of a controller inside it.
public struct DestinationCastFact: Sendable, Equatable, Codable {
  /// The way from the destination to what is cast.
  public enum Path: String, Sendable, Codable {
    case destination
    /// The first or top controller of a navigation controller.
    case navigationRoot
    /// Some child: of tabs, of a split, by an index that is not the first.
    case child
    /// The content of a window controller.
    case windowContent
  }

  public var path: Path
  public var castKind: CastKind
  public var castType: TypeReference
  /// The identifiers that are known to hold here, by an enclosing test; empty where none is tested.
  public var guards: [Expression] = []
  public var function: Int?
  public var owner: Int?
  public var isConditional = false
  public var text: String
  public var position: SourcePosition

  public init(
    path: Path, castKind: CastKind, castType: TypeReference, text: String, position: SourcePosition
  ) {
    self.path = path
    self.castKind = castKind
    self.castType = castType
    self.text = text
    self.position = position
  }
}
