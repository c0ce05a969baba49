import CodeFacts

extension BodyReader {
  /// Whether an expression is the identifier of the segue that the method was handed.
  func isSegueIdentifier(_ expression: Expression) -> Bool {
    switch expression {
    case .member(.some(let base), "identifier"):
      return isSegue(base)
    case .parameter(let name):
      return (callback == .shouldPerform || callback == .context) && name == function.parameters.first?.name
    case .cast(let inner, _, _):
      return isSegueIdentifier(inner)
    default:
      return false
    }
  }

  private func isSegue(_ expression: Expression) -> Bool {
    if case .cast(let inner, _, _) = expression { return isSegue(inner) }
    guard case .parameter(let name) = expression else { return false }
    guard let parameter = function.parameters.first(where: { $0.name == name }) else { return false }
    return SegueCallback.isSegue(parameter.type) || (callback == .prepare && name == function.parameters[0].name)
  }

  /// The way from a segue's destination to an expression; nil where it is something else.
  func destinationPath(_ expression: Expression) -> DestinationCastFact.Path? {
    switch expression {
    case .cast(let inner, _, _):
      return destinationPath(inner)
    case .member(.some(let base), "destinationViewController"), .member(.some(let base), "destinationController"):
      return isSegue(base) ? .destination : nil
    case .member(.some(let base), "topViewController"), .member(.some(let base), "visibleViewController"):
      return destinationPath(base) == .destination ? .navigationRoot : nil
    case .member(.some(let base), "contentViewController"):
      return destinationPath(base) == .destination ? .windowContent : nil
    case .element(.member(.some(let base), "viewControllers")),
      .element(.member(.some(let base), "childViewControllers")):
      guard destinationPath(base) == .destination else { return nil }
      return isNavigation(base) ? .navigationRoot : .child
    default:
      return nil
    }
  }

  private func isNavigation(_ expression: Expression) -> Bool {
    if case .cast(_, _, let type) = expression { return type.name.contains("Navigation") }
    return false
  }

  /// Records a comparison if one side is the identifier of the segue.
  mutating func recordTest(_ left: ParsedExpression, _ right: ParsedExpression, at token: Int) {
    let isReversed = !isSegueIdentifier(left.value)
    guard !isReversed || isSegueIdentifier(right.value) else { return }
    let (subject, candidate) = isReversed ? (right, left) : (left, right)
    guard candidate.value != .null else { return }
    var fact = IdentifierTestFact(
      callback: callback ?? .other, subject: subject.value, candidate: candidate.value,
      text: text(of: candidate.tokens), position: file.position(token))
    fact.function = functionIndex
    fact.owner = function.owner
    fact.isConditional = file.tokens[token].isConditional
    tests.append(IdentifierTest(fact: fact, isNegated: isNegated))
  }

  /// Records what a destination is taken for. `id` and the base class say nothing.
  mutating func recordCast(of value: Expression, to type: TypeReference, kind: CastKind, from start: Int, to end: Int) {
    guard let path = destinationPath(value), !["id", "UIViewController", "NSViewController"].contains(type.name) else {
      return
    }
    if case .cast(_, _, type) = value { return }
    var cast = DestinationCastFact(
      path: path, castKind: kind, castType: type,
      text: file.source.lineOfText(file.tokens[start].start, file.tokens[max(start, end - 1)].end),
      position: file.position(start))
    cast.guards = guards
    cast.function = functionIndex
    cast.owner = function.owner
    cast.isConditional = file.tokens[start].isConditional
    casts.append(cast)
  }
}
