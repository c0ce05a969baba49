import CodeFacts
import SwiftParser
import SwiftSyntax

/// Reads what one Swift file says about types, members and the calls that reach Interface Builder files.
public struct SwiftReader {
  private init() {}

  /// The facts of one file: a pure function of its bytes and of the call names asked for.
  ///
  /// Broken code never fails the whole file: facts of what could be read stay, and `problems` names the rest.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file. Bytes that are not UTF-8 are read as replacement characters.
  ///   - callNames: The base names, or type names of initializers, of the calls that are wanted.
  ///     Start from `interfaceCallNames` and add the names of wrappers.
  public static func read(_ bytes: [UInt8], callNames: Set<String>) -> SourceFacts {
    let source = SourceText(repairing: bytes)
    return StackGuard.run(nestingDepth: source.nestingDepth) {
      let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      var reader = DeclarationReader(source: source, interest: CallInterest(callNames, in: source.bytes))
      reader.read(tree)
      reader.facts.suppressions = SuppressionComments.read(from: tree, source: source)
      reader.facts.problems = SyntaxProblems.read(from: tree, source: source)
      return reader.facts
    }
  }
}
