import CodeFacts
import SwiftSyntax

/// The places where the parser had to guess.
///
/// The bodies and values of members that name nothing of Interface Builder say nothing that an index needs, so what is
/// wrong in them is not told: whoever compiles the app hears of it anyway.
struct SyntaxProblems {
  /// One slip often makes many errors; the first few tell enough.
  private static let mostProblems = 5
  private static let deepest = 200

  private let source: SourceText
  private let interest: CallInterest
  private var problems: [ProblemFact] = []

  private init(source: SourceText, interest: CallInterest) {
    self.source = source
    self.interest = interest
  }

  /// The first problems of a file, in order.
  static func read(from file: SourceFileSyntax, source: SourceText, interest: CallInterest) -> [ProblemFact] {
    var reader = SyntaxProblems(source: source, interest: interest)
    if let offset = source.tooDeepOffset {
      let message =
        "brackets nest too deep here: the parser could not follow, so what is inside them is passed over; "
        + "shorten the nesting if the code matters"
      reader.problems.append(ProblemFact(position: source.position(at: offset), message: message))
    }
    reader.visit(Syntax(file), isPassedOver: false, depth: 0)
    return reader.problems
  }

  /// - Parameter isPassedOver: whether the node belongs to a member whose body is passed over.
  private mutating func visit(_ node: Syntax, isPassedOver: Bool, depth: Int) {
    guard node.hasError, problems.count < Self.mostProblems, depth < Self.deepest else { return }
    if isPassedOver, Self.bodies.contains(node.kind) { return }
    let isPassedOver = isPassedOver || (Self.members.contains(node.kind) && !interest.matters(node))
    if node.is(UnexpectedNodesSyntax.self) {
      add("unexpected code '\(source.text(of: node, limit: 40))'", at: node)
      return
    }
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing { add("expected \(Self.name(of: token))", at: node) }
      return
    }
    for child in node.children(viewMode: .all) {
      visit(child, isPassedOver: isPassedOver, depth: depth + 1)
    }
  }

  private static let members: Set<SyntaxKind> = [
    .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl, .enumCaseDecl,
    .macroExpansionDecl, .macroExpansionExpr,
  ]
  private static let bodies: Set<SyntaxKind> = [
    .codeBlock, .accessorBlock, .initializerClause, .enumCaseParameterClause, .labeledExprList, .closureExpr,
  ]

  private mutating func add(_ what: String, at node: Syntax) {
    let message =
      "\(what): this is not valid for the parser of Swift 6; the rest of the file is read, but look here if a fact is missing"
    problems.append(ProblemFact(position: source.position(of: node), message: message))
  }

  private static func name(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: "a name"
    case .endOfFile: "the end of the file"
    default: token.text.isEmpty ? "more code" : "'\(token.text)'"
    }
  }
}
