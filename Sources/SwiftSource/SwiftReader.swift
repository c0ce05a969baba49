import CodeFacts
import SwiftParser
import SwiftSyntax

/// Reads what one Swift file says about types, members and the calls that reach Interface Builder files.
public struct SwiftReader {
  private init() {}

  /// How much of a file the parser of Swift reads.
  public enum Depth: Sendable {
    /// Only the members that name a wanted call or a segue; a scanner reads the declarations. What the other members
    /// return and what their values are is left unread; see ``returns(of:in:)`` and ``value(of:in:)``.
    case neededMembers
    /// Everything.
    case everything
  }

  /// The facts of one file: a pure function of its bytes and of the call names asked for.
  ///
  /// Broken code never fails the whole file: facts of what could be read stay, and `problems` names the rest.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file. Bytes that are not UTF-8 are read as replacement characters.
  ///   - callNames: The base names, or type names of initializers, of the calls that are wanted.
  ///     Start from `interfaceCallNames` and add the names of wrappers.
  ///   - depth: How much the parser reads. The facts are the same but for what is left unread.
  public static func read(_ bytes: [UInt8], callNames: Set<String>, depth: Depth = .everything) -> SourceFacts {
    let source = SourceText(repairing: bytes).limited
    let interest = CallInterest(callNames, in: source.bytes)
    if depth == .neededMembers, source.tooDeepOffset == nil,
      let facts = OutlinedFile.facts(of: source, interest: interest)
    {
      return facts
    }
    return parsed(source, interest: interest)
  }

  private static func parsed(_ source: SourceText, interest: CallInterest) -> SourceFacts {
    StackGuard.run(nestingDepth: StackGuard.nestingDepth(of: source.bytes)) {
      let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      var reader = DeclarationReader(source: source, interest: interest)
      reader.read(tree)
      reader.facts.suppressions = SuppressionComments.read(from: tree, source: source)
      reader.facts.problems = SyntaxProblems.read(from: tree, source: source, interest: interest)
      return reader.facts
    }
  }
}
