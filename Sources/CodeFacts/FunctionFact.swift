/// A function, method, initializer, or property that is computed.
public struct FunctionFact: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable {
    case function
    case initializer
    case deinitializer
    /// A computed property, or the closure that makes the first value of a stored one.
    case getter
    case `subscript`
    /// An Objective-C or C macro with parameters.
    case macro
  }

  public var kind: Kind
  /// The base name: `prepare`, `init`, the name of the property; in Objective-C the whole selector.
  public var name: String
  public var parameters: [ParameterFact] = []
  public var genericParameters: [GenericParameterFact] = []
  public var returnType: TypeReference?
  /// The type that holds it, as an index into `types`; nil for free functions.
  public var owner: Int?
  public var isStatic = false
  public var isOverride = false
  public var isConditional = false
  public var isPrivate = false
  /// What Interface Builder may do with it.
  public var role: InterfaceRole?
  /// The Objective-C selector, whether or not the method is exposed; nil for free functions.
  public var selector: String?
  /// The selector under Swift 2 naming where it differs, such as `f:` for `f(sender:)`.
  public var legacySelector: String?
  /// For `init(coder:)`: every path ends in a trap or returns nil, so a storyboard cannot make the object.
  public var alwaysFails = false
  /// What it returns, where that could be read.
  public var returns: [ReturnFact] = []
  /// The body that says what it returns, where nobody has asked for it yet; `returns` is empty then.
  public var unreadBody: UnreadCode?
  public var position: SourcePosition

  public init(kind: Kind, name: String, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}

/// What Interface Builder may connect to a member.
public enum InterfaceRole: String, Sendable, Codable {
  case outlet
  case outletCollection
  case action
  case segueAction
  /// An action whose only parameter is a segue.
  case unwindAction
  case inspectable
}

/// A parameter of a function.
public struct ParameterFact: Sendable, Equatable, Codable {
  /// The label at the call; nil where there is none.
  public var label: String?
  /// The name in the body.
  public var name: String
  public var type: TypeReference?
  public var defaultValue: Expression?

  public init(label: String?, name: String, type: TypeReference?, defaultValue: Expression? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A value that a function returns.
public struct ReturnFact: Sendable, Equatable, Codable {
  /// The enum cases of `self` for which it is returned, in a `switch self`; empty where it is returned for all.
  public var cases: [String]
  public var value: Expression

  public init(cases: [String] = [], value: Expression) {
    self.cases = cases
    self.value = value
  }
}
