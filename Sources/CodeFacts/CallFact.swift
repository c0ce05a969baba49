/// A call whose name was asked for, where it stands and what is done with its result.
public struct CallFact: Sendable, Equatable, Codable {
  public var call: CallExpression
  /// The innermost function that holds it, as an index into `functions`; nil in initial values of properties.
  public var function: Int?
  /// The type that holds it, as an index into `types`.
  public var owner: Int?
  public var result: ResultUse
  /// The identifiers of segues that are known to hold here, by an enclosing test.
  public var guards: [Expression] = []
  public var isConditional = false
  /// A property of that name that is read, or a method that is named, without a call.
  public var isReference = false
  /// The source text of the whole call on one line, cut after 200 characters.
  public var text: String
  public var position: SourcePosition

  public init(call: CallExpression, result: ResultUse, text: String, position: SourcePosition) {
    self.call = call
    self.result = result
    self.text = text
    self.position = position
  }
}

/// What happens to the result of a call, where that tells its type.
public struct ResultUse: Sendable, Equatable, Codable {
  public var castKind: CastKind?
  /// The type it is cast to.
  public var castType: TypeReference?
  /// The annotation of the variable or property it is assigned to, the parameter type of a closure, or the return type
  /// of the function that returns it.
  public var expectedType: TypeReference?
  /// Unwrapped with `!`.
  public var isForced = false

  public init() {}
}
