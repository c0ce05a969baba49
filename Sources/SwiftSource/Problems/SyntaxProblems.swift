import CodeFacts
import SwiftSyntax

/// The places where the parser had to guess.
struct SyntaxProblems {
  /// One slip often makes many errors; the first few tell enough.
  private static let mostProblems = 5
  private static let deepest = 200

  private let source: SourceText
  private var problems: [ProblemFact] = []

  private init(source: SourceText) {
    self.source = source
  }

  /// The first problems of a file, in order.
  static func read(from file: SourceFileSyntax, source: SourceText) -> [ProblemFact] {
    var reader = SyntaxProblems(source: source)
    if let offset = source.tooDeepOffset {
      let message =
        "brackets nest too deep here: the parser could not follow, so what is inside them is passed over; "
        + "shorten the nesting if the code matters"
      reader.problems.append(ProblemFact(position: source.position(at: offset), message: message))
    }
    reader.visit(Syntax(file), depth: 0)
    return reader.problems
  }

  private mutating func visit(_ node: Syntax, depth: Int) {
    guard node.hasError, problems.count < Self.mostProblems, depth < Self.deepest else { return }
    if node.is(UnexpectedNodesSyntax.self) {
      add("unexpected code '\(source.text(of: node, limit: 40))'", at: node)
      return
    }
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .missing { add("expected \(Self.name(of: token))", at: node) }
      return
    }
    for child in node.children(viewMode: .all) { visit(child, depth: depth + 1) }
  }

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
