import CodeFacts

/// Reads Objective-C files: headers and implementations, C and C++ passages included as far as they matter.
///
/// There is no compiler behind it. Tokens, brackets and the shape of declarations and message expressions are enough for
/// what an index of storyboards asks, and they need no headers of the system.
public enum ObjectiveCReader {
  /// What one file says: a pure function of its arguments, for any bytes, in linear time.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is; what is not UTF-8 is repaired where it becomes text.
  ///   - isHeader: whether other files import it, so that its `static` constants and its macros are seen elsewhere.
  ///   - callNames: the selectors and function names whose calls are wanted. Start from `interfaceCallNames` and add the
  ///     selectors of wrappers.
  public static func read(_ bytes: [UInt8], isHeader: Bool = false, callNames: Set<String>) -> SourceFacts {
    var reader = DeclarationReader(
      file: Lexer.lex(SourceBytes(bytes)), interest: CallInterest(names: callNames), isHeader: isHeader)
    reader.readFile()
    return reader.facts
  }
}
