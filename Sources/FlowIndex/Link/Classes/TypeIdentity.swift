/// What a type name means.
enum TypeIdentity: Hashable, Sendable {
  /// A type that the sources declare, by its position in the list of all types.
  case declared(Int)
  /// A type that no source declares, by its name: the system's, a library's, or an unknown one.
  case external(String)
}
