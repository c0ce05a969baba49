import CodeFacts
import SwiftSyntax

/// Reads a syntax expression as an `Expression`, following the local names of its scope.
struct ExpressionReader {
  /// Deeper expressions are told as text.
  private static let deepest = 48
  private static let opaqueTextLimit = 120

  let source: SourceText
  let scope: LocalScope
  var depth = 0

  func read(_ expression: ExprSyntax) -> Expression {
    guard depth < Self.deepest else { return opaque(expression) }
    return deeper.readNext(expression)
  }

  private var deeper: ExpressionReader {
    ExpressionReader(source: source, scope: scope, depth: depth + 1)
  }

  func opaque(_ node: some SyntaxProtocol) -> Expression {
    .opaque(source.text(of: node, limit: Self.opaqueTextLimit))
  }

  private func readNext(_ expression: ExprSyntax) -> Expression {
    switch expression.kind {
    case .stringLiteralExpr: return readString(expression.cast(StringLiteralExprSyntax.self))
    case .integerLiteralExpr: return readInteger(expression)
    case .booleanLiteralExpr:
      return .boolean(expression.cast(BooleanLiteralExprSyntax.self).literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null
    case .superExpr: return .superReference
    case .declReferenceExpr: return readName(expression.cast(DeclReferenceExprSyntax.self))
    case .memberAccessExpr: return readMember(expression.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr: return readCall(expression.cast(FunctionCallExprSyntax.self))
    case .subscriptCallExpr: return readSubscript(expression.cast(SubscriptCallExprSyntax.self))
    case .sequenceExpr: return readSequence(expression.cast(SequenceExprSyntax.self))
    case .forceUnwrapExpr: return .forced(read(expression.cast(ForceUnwrapExprSyntax.self).expression))
    case .tupleExpr: return readTuple(expression.cast(TupleExprSyntax.self))
    case .arrayExpr:
      return readElements(expression.cast(ArrayExprSyntax.self).elements.lazy.map(\.expression), of: expression)
    case .dictionaryExpr: return readDictionary(expression.cast(DictionaryExprSyntax.self))
    case .closureExpr: return .closure(returns: returns(of: expression.cast(ClosureExprSyntax.self)))
    case .ifExpr, .switchExpr: return readBranches(expression)
    case .macroExpansionExpr: return readMacro(expression.cast(MacroExpansionExprSyntax.self))
    case .prefixOperatorExpr: return readPrefixOperator(expression.cast(PrefixOperatorExprSyntax.self))
    default:
      guard let inner = expression.transparentContent else { return opaque(expression) }
      return read(inner)
    }
  }

  private func readInteger(_ expression: ExprSyntax) -> Expression {
    expression.cast(IntegerLiteralExprSyntax.self).representedLiteralValue.map { .integer($0) } ?? opaque(expression)
  }

  private func readString(_ literal: StringLiteralExprSyntax) -> Expression {
    let text = StringLiteralText(pounds: literal.openingPounds?.text.utf8.count ?? 0)
    var parts: [Expression] = []
    for segment in literal.segments.prefix(Expression.mostElements) {
      switch segment {
      case .stringSegment(let segment):
        let content = text.text(of: segment)
        if content.isEmpty { continue }
        if case .string(let before) = parts.last {
          // The lines of a multi-line literal are segments of their own.
          parts[parts.count - 1] = .string(before + content)
        } else {
          parts.append(.string(content))
        }
      case .expressionSegment(let segment):
        parts.append(segment.expressions.first.map { read($0.expression) } ?? .opaque(""))
      default:
        break
      }
    }
    if parts.isEmpty { return .string("") }
    if case .string = parts[0], parts.count == 1 { return parts[0] }
    return .concatenation(parts)
  }

  private func readTuple(_ tuple: TupleExprSyntax) -> Expression {
    if let only = tuple.elements.first, tuple.elements.count == 1 { return read(only.expression) }
    return readElements(tuple.elements.lazy.map(\.expression), of: ExprSyntax(tuple))
  }

  private func readElements(_ elements: some Collection<ExprSyntax>, of whole: ExprSyntax) -> Expression {
    guard elements.count <= Expression.mostElements else { return opaque(whole) }
    return .array(elements.map(read))
  }

  /// A dictionary literal is told by its values, for a look-up gives one of them.
  private func readDictionary(_ dictionary: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = dictionary.content else { return .array([]) }
    return readElements(elements.lazy.map(\.value), of: ExprSyntax(dictionary))
  }

  private func readSubscript(_ access: SubscriptCallExprSyntax) -> Expression {
    let base = read(access.calledExpression)
    let index = access.arguments.first?.expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
    guard let index else { return .element(of: base) }
    if case .array(let elements) = base, elements.indices.contains(index) { return elements[index] }
    // The first of some controllers means the same as element zero; linking asks for `first`.
    if index == 0, case .member(_, let name) = base, DestinationPath.collections.contains(name) {
      return .member(base: base, name: "first")
    }
    return .element(of: base)
  }

  private func readSequence(_ sequence: SequenceExprSyntax) -> Expression {
    guard let tree = OperatorTree(sequence) else { return opaque(sequence) }
    return read(tree, in: sequence)
  }

  func read(_ tree: OperatorTree, in sequence: SequenceExprSyntax) -> Expression {
    switch tree {
    case .operand(let operand):
      return read(operand)
    case .binary(let left, "+", let right):
      return .concatenation(concatenated(left, in: sequence) + concatenated(right, in: sequence))
    case .binary(let left, "??", let right):
      return Expression.anyOf([read(left, in: sequence), read(right, in: sequence)])
    case .cast(let operand, let kind, let type):
      return .cast(read(operand, in: sequence), kind, TypeReference(type))
    case .ternary(_, let then, let otherwise):
      return Expression.anyOf([read(then), read(otherwise, in: sequence)])
    case .binary, .assignment:
      return opaque(sequence)
    }
  }

  private func concatenated(_ tree: OperatorTree, in sequence: SequenceExprSyntax) -> [Expression] {
    let value = read(tree, in: sequence)
    if case .concatenation(let parts) = value { return parts }
    return [value]
  }

  private func readPrefixOperator(_ expression: PrefixOperatorExprSyntax) -> Expression {
    if expression.operator.text == "-", case .integer(let value) = read(expression.expression) {
      return .integer(-value)
    }
    return opaque(expression)
  }

  /// `if` and `switch` as expressions: the value of any branch.
  private func readBranches(_ expression: ExprSyntax) -> Expression {
    let values = BodyReader.values(of: expression, source: source, scope: scope, depth: depth)
    return values.isEmpty ? opaque(expression) : Expression.anyOf(values)
  }

  /// What a closure returns; its own parameters are opaque.
  func returns(of closure: ClosureExprSyntax) -> [Expression] {
    BodyReader.values(of: closure, source: source, scope: scope, depth: depth)
  }

  private func readMacro(_ macro: MacroExpansionExprSyntax) -> Expression {
    guard macro.macroName.text == "selector", let argument = macro.arguments.first?.expression else {
      return opaque(macro)
    }
    return SelectorExpression.selector(of: argument).map { .selector($0) } ?? opaque(macro)
  }
}

extension ExprSyntax {
  /// The expression inside a wrapper that changes nothing about its value: `try`, `await`, `x?`, `&x`.
  var transparentContent: ExprSyntax? {
    switch kind {
    case .tryExpr: cast(TryExprSyntax.self).expression
    case .awaitExpr: cast(AwaitExprSyntax.self).expression
    case .unsafeExpr: cast(UnsafeExprSyntax.self).expression
    case .optionalChainingExpr: cast(OptionalChainingExprSyntax.self).expression
    case .inOutExpr: cast(InOutExprSyntax.self).expression
    case .consumeExpr: cast(ConsumeExprSyntax.self).expression
    case .copyExpr: cast(CopyExprSyntax.self).expression
    case .borrowExpr: cast(BorrowExprSyntax.self).expression
    case .genericSpecializationExpr: cast(GenericSpecializationExprSyntax.self).expression
    case .postfixIfConfigExpr: cast(PostfixIfConfigExprSyntax.self).base
    default: nil
    }
  }
}
