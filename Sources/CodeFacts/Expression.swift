/// An expression with its local names already followed.
///
/// A name bound by a local `let`, an `if let` or a pattern is replaced by what it was bound to, so that an expression
/// means the same wherever it is read. What a name outside the function means is left to linking.
public indirect enum Expression: Hashable, Sendable, Codable {
  /// A string literal without interpolation.
  case string(String)
  /// An interpolated string, or a concatenation with `+`.
  case concatenation([Expression])
  /// A whole number, as enum raw values have it.
  case integer(Int)
  case boolean(Bool)
  case null
  /// A name that no local declaration explains: a member of the enclosing types, a global, or a type.
  case name(String)
  /// A parameter of the enclosing function.
  case parameter(String)
  case selfReference
  /// `Self`, or `self` inside a static member, `[self class]`, `type(of: self)`.
  case selfType
  case superReference
  /// `base.name`; a nil base is an implicit member such as `.showDetail`.
  /// The call of an implicit member, `.main(…)`, has an implicit member with an empty name as its receiver.
  case member(base: Expression?, name: String)
  case call(CallExpression)
  /// `Foo.self`, `Foo.Type`, `[Foo class]`.
  case metatype(TypeReference)
  /// `type(of: x)`, `[x class]`.
  case typeOf(Expression)
  case cast(Expression, CastKind, TypeReference)
  /// `x!`
  case forced(Expression)
  case element(of: Expression)
  case array([Expression])
  /// `a ?? b`, `c ? a : b`, and a variable that takes several values: any of them.
  case either([Expression])
  /// A closure: what it returns, where that could be read.
  case closure(returns: [Expression])
  /// `#selector(…)`, `@selector(…)`: the Objective-C selector as far as the text tells.
  case selector(String)
  /// Anything else, as its text.
  case opaque(String)
  /// An initial or default value that nobody has asked for yet.
  case unread(UnreadValue)
}

/// A call inside an expression.
public struct CallExpression: Hashable, Sendable, Codable {
  /// What is asked; nil for free functions, implicit self and initializers.
  public var receiver: Expression?
  /// The base name, the type name of an initializer call, or the Objective-C selector.
  public var name: String
  public var genericArguments: [TypeReference]
  public var arguments: [Argument]

  public init(
    receiver: Expression?, name: String, genericArguments: [TypeReference] = [], arguments: [Argument]
  ) {
    self.receiver = receiver
    self.name = name
    self.genericArguments = genericArguments
    self.arguments = arguments
  }
}

/// An argument of a call; trailing closures are arguments too.
public struct Argument: Hashable, Sendable, Codable {
  public var label: String?
  public var value: Expression

  public init(label: String?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// How a value is cast.
public enum CastKind: String, Sendable, Codable {
  case upcast = "as"
  case conditional = "as?"
  case forced = "as!"
  case test = "is"
}
