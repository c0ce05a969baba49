import CodeFacts

/// A type as the outline reads it, told in the same terms as one that the parser reads.
struct WrittenType {
  var reference: TypeReference
  /// The parts of `A & B` one by one; any other type alone.
  var parts: [TypeReference]
  /// Whether a value of it is a closure, optional or not.
  var isClosure = false

  init(_ reference: TypeReference) {
    self.reference = reference
    parts = [reference]
  }

  /// A type without a name.
  static let nameless = WrittenType(.nameless)

  /// A function type.
  static let closure: WrittenType = {
    var type = nameless
    type.isClosure = true
    return type
  }()
}
