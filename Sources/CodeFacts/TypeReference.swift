/// A type as the source writes it.
public struct TypeReference: Hashable, Sendable, Codable {
  /// The dotted name without generic arguments: `Foo`, `Module.Foo`, `Array` for `[Foo]`, `Self`;
  /// empty for tuples, functions and what else has no name.
  public let name: String
  /// The generic arguments; the element of an array; both types of a dictionary.
  public let arguments: [TypeReference]
  /// Written with `?` or `!`; in Objective-C every object pointer that is not `nonnull`.
  public let isOptional: Bool
  /// Written as `Foo.Type` or `Class`.
  public let isMetatype: Bool

  public init(_ name: String, arguments: [TypeReference] = [], isOptional: Bool = false, isMetatype: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
    self.isMetatype = isMetatype
  }
}

/// A generic parameter of a type or a function.
public struct GenericParameterFact: Hashable, Sendable, Codable {
  public let name: String
  /// What it must inherit from or conform to, from the list or a where clause.
  public let constraints: [TypeReference]

  public init(name: String, constraints: [TypeReference]) {
    self.name = name
    self.constraints = constraints
  }
}
