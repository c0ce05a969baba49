/// A declaration that members can belong to.
public struct TypeFact: Sendable, Equatable, Codable {
  /// What declares it.
  public enum Kind: String, Sendable, Codable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case actor
    /// A Swift extension.
    case `extension`
    /// An Objective-C category or class extension.
    case category
    /// An Objective-C `@implementation`; its `@interface` is a `class`.
    case implementation
  }

  public var kind: Kind
  /// The name with its outer types: `Outer.Inner`; for extensions the type that is extended.
  public var name: String
  /// The name given by `@objc(Name)`.
  public var objectiveCName: String?
  /// The inheritance clause in order: a superclass, protocols, or the raw type of an enum.
  public var inherited: [TypeReference] = []
  public var genericParameters: [GenericParameterFact] = []
  /// `where Self: …` and other same-type or conformance requirements of an extension, by the left side.
  public var requirements: [GenericParameterFact] = []
  /// The type that this one is nested in, as an index into `types`.
  public var owner: Int?
  /// Whether the declaration stands in a branch of `#if`.
  public var isConditional = false
  public var position: SourcePosition

  public init(kind: Kind, name: String, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}

/// A type alias, or an associated type with a default.
public struct AliasFact: Sendable, Equatable, Codable {
  /// The alias alone, without outer types.
  public var name: String
  public var target: TypeReference
  /// The type that holds it, as an index into `types`.
  public var owner: Int?
  public var position: SourcePosition

  public init(name: String, target: TypeReference, owner: Int?, position: SourcePosition) {
    self.name = name
    self.target = target
    self.owner = owner
    self.position = position
  }
}
