import CodeFacts
import SwiftSyntax

extension BodyReader {
  /// Notes a cast of the destination of a segue, or of a controller inside it.
  mutating func recordDestinationCast(
    of value: Expression, kind: CastKind, type: TypeSyntax, from first: Syntax, to last: Syntax
  ) {
    guard knowsSegue, let path = DestinationPath.path(of: value, isSegue: isSegue) else { return }
    let castType = TypeReference(type)
    guard !castType.name.isEmpty else { return }
    let range = first.byteRange.lowerBound..<max(first.byteRange.lowerBound, last.byteRange.upperBound)
    var fact = DestinationCastFact(
      path: path, castKind: kind, castType: castType, text: source.text(in: range),
      position: source.position(of: first))
    fact.guards = guards
    fact.function = context.function
    fact.owner = context.owner
    fact.isConditional = isConditional
    facts.destinationCasts.append(fact)
  }
}
