import CodeFacts
import SwiftSyntax

/// A sequence such as `a ?? b as! C` with its operators applied by precedence.
///
/// The parser leaves sequences flat, for only the compiler knows which operators exist.
/// Here the standard ones are known, and all others bind as weakly as the language's default.
indirect enum OperatorTree {
  case operand(ExprSyntax)
  case binary(OperatorTree, String, OperatorTree)
  case cast(OperatorTree, CastKind, TypeSyntax)
  case ternary(condition: OperatorTree, then: ExprSyntax, otherwise: OperatorTree)
  case assignment(target: OperatorTree, value: OperatorTree)

  /// The longest sequence that is folded; a longer one is data, and would nest too deep.
  private static let longestSequence = 200

  /// Nil where the sequence is too long or cut off.
  init?(_ sequence: SequenceExprSyntax) {
    guard sequence.elements.count <= Self.longestSequence else { return nil }
    var folding = OperatorFolding(elements: Array(sequence.elements))
    guard let tree = folding.fold(minimumPrecedence: 0) else { return nil }
    self = tree
  }

  /// The operand that stands first in the source.
  var firstOperand: ExprSyntax {
    switch self {
    case .operand(let operand): operand
    case .binary(let left, _, _): left.firstOperand
    case .cast(let operand, _, _): operand.firstOperand
    case .ternary(let condition, _, _): condition.firstOperand
    case .assignment(let target, _): target.firstOperand
    }
  }
}

/// Folds a flat sequence by climbing precedences.
private struct OperatorFolding {
  let elements: [ExprSyntax]
  var index = 0

  init(elements: [ExprSyntax]) {
    self.elements = elements
  }

  private enum Precedence {
    static let assignment = 1
    static let ternary = 2
    static let standard = 3
    static let cast = 8
    static let infix: [String: Int] = [
      "||": 4, "&&": 5,
      "==": 6, "!=": 6, "===": 6, "!==": 6, "~=": 6, "<": 6, ">": 6, "<=": 6, ">=": 6,
      "??": 7, "...": 9, "..<": 9,
      "+": 10, "-": 10, "&+": 10, "&-": 10, "|": 10, "^": 10,
      "*": 11, "/": 11, "%": 11, "&": 11, "&*": 11,
    ]
  }

  mutating func fold(minimumPrecedence: Int) -> OperatorTree? {
    guard index < elements.count else { return nil }
    var left = OperatorTree.operand(elements[index])
    index += 1
    while index < elements.count {
      guard let folded = foldOperator(after: left, minimumPrecedence: minimumPrecedence) else { break }
      left = folded
    }
    return left
  }

  /// Nil where the next operator binds too weakly, and its left side is complete.
  private mutating func foldOperator(after left: OperatorTree, minimumPrecedence: Int) -> OperatorTree? {
    let element = elements[index]
    switch element.kind {
    case .assignmentExpr:
      guard Precedence.assignment >= minimumPrecedence else { return nil }
      index += 1
      return fold(minimumPrecedence: Precedence.assignment).map { .assignment(target: left, value: $0) }
    case .unresolvedTernaryExpr:
      guard Precedence.ternary >= minimumPrecedence else { return nil }
      index += 1
      let then = element.cast(UnresolvedTernaryExprSyntax.self).thenExpression
      return fold(minimumPrecedence: Precedence.ternary)
        .map { .ternary(condition: left, then: then, otherwise: $0) }
    case .unresolvedAsExpr, .unresolvedIsExpr:
      guard Precedence.cast >= minimumPrecedence, index + 1 < elements.count else { return nil }
      guard let type = elements[index + 1].as(TypeExprSyntax.self)?.type else { return nil }
      index += 2
      return .cast(left, Self.castKind(of: element), type)
    case .binaryOperatorExpr:
      let name = element.cast(BinaryOperatorExprSyntax.self).operator.text
      let precedence = Precedence.infix[name] ?? Precedence.standard
      guard precedence >= minimumPrecedence else { return nil }
      index += 1
      let isRightAssociative = name == "??"
      return fold(minimumPrecedence: isRightAssociative ? precedence : precedence + 1)
        .map { .binary(left, name, $0) }
    default:
      return nil
    }
  }

  private static func castKind(of element: ExprSyntax) -> CastKind {
    guard let cast = element.as(UnresolvedAsExprSyntax.self) else { return .test }
    switch cast.questionOrExclamationMark?.text {
    case "?": return .conditional
    case "!": return .forced
    default: return .upcast
    }
  }
}
