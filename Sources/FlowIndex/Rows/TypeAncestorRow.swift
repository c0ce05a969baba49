/// A row of `type_ancestors`: every class with each of its declared superclasses; a class is its own ancestor at depth 0.
struct TypeAncestorRow: Sendable, Equatable {
  var typeID: Int64
  var ancestorTypeID: Int64
  var depth: Int
}
