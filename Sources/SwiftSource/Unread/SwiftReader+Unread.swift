import CodeFacts
import SwiftParser
import SwiftSyntax

extension SwiftReader {
  /// What a function returns whose body was left unread.
  ///
  /// - Parameters:
  ///   - function: A fact read from the same bytes.
  ///   - bytes: The content of its file.
  /// - Returns: the same as a full reading of the file says.
  public static func returns(of function: FunctionFact, in bytes: [UInt8]) -> [ReturnFact] {
    guard let body = function.unreadBody else { return function.returns }
    // Accessors belong to a property, statements to a function; both parse by themselves.
    let hasAccessors = function.kind == .getter || function.kind == .subscript
    let opening = hasAccessors ? "var x: X " : "func x() "
    return snippet(body, of: bytes, after: opening) { source, declaration in
      var reader = DeclarationReader(source: source, interest: CallInterest([], in: []))
      return reader.returns(of: function, from: declaration)
    } ?? []
  }

  /// An initial value or a default value that was left unread.
  ///
  /// - Parameters:
  ///   - value: What a fact of the file holds.
  ///   - bytes: The content of the file.
  /// - Returns: the same as a full reading of the file says.
  public static func value(of value: UnreadValue, in bytes: [UInt8]) -> Expression {
    let expression = snippet(value.code, of: bytes, after: "let x = ") { source, declaration in
      let scope = LocalScope(selfIsType: value.selfIsType)
      let syntax = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
      return syntax.map { ExpressionReader(source: source, scope: scope).read($0) }
    }
    guard let expression else { return .opaque("") }
    return value.type.map(expression.withImplicitBase) ?? expression
  }

  /// Parses a piece of a file as the end of a declaration, and reads that; nil where it declares nothing.
  private static func snippet<Result: Sendable>(
    _ code: UnreadCode, of bytes: [UInt8], after opening: String,
    _ read: @escaping @Sendable (SourceText, DeclSyntax) -> Result?
  ) -> Result? {
    let repaired = SourceText.repaired(bytes)
    let source = SourceText(repairing: Array(opening.utf8) + repaired[code.range.clamped(to: 0..<repaired.count)])
    return StackGuard.run(nestingDepth: StackGuard.nestingDepth(of: source.bytes)) {
      let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return tree.statements.first?.item.as(DeclSyntax.self).flatMap { read(source, $0) }
    }
  }
}
