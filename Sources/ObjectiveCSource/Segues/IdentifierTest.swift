import CodeFacts

/// A test of an identifier, and what it tells about the code behind it.
struct IdentifierTest {
  let fact: IdentifierTestFact
  /// Under an odd number of negations: the identifier holds where the condition does not.
  var isNegated: Bool
}
