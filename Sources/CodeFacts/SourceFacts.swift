/// What one source file says, read on its own: a pure function of its bytes and of the call names asked for.
///
/// Both languages are told in the same terms, so that linking does not ask which one a fact came from.
/// Facts refer to each other by position: `owner` is an index into `types`, `function` an index into `functions`.
public struct SourceFacts: Sendable, Equatable, Codable {
  /// The language the file is written in.
  public var language: SourceLanguage
  /// Names of the imported modules.
  public var imports: [String] = []
  /// Every type, protocol, extension and category, outer before inner.
  public var types: [TypeFact] = []
  /// Every type alias, and every associated type with a default.
  public var aliases: [AliasFact] = []
  /// Every function, method, initializer and computed value.
  public var functions: [FunctionFact] = []
  /// Every stored property, constant, enum case and object-like macro.
  public var values: [ValueFact] = []
  /// The calls whose name was asked for.
  public var calls: [CallFact] = []
  /// The places that compare the identifier of a segue.
  public var identifierTests: [IdentifierTestFact] = []
  /// The places that cast the destination of a segue.
  public var destinationCasts: [DestinationCastFact] = []
  /// The places that name a selector.
  public var selectors: [SelectorFact] = []
  /// The comments that silence rules.
  public var suppressions: [SuppressionFact] = []
  /// What could not be read; the other facts stand all the same.
  public var problems: [ProblemFact] = []

  public init(language: SourceLanguage) {
    self.language = language
  }
}

/// The languages that facts come from.
public enum SourceLanguage: String, Sendable, Codable {
  case swift
  case objectiveC = "objective-c"
}

/// A place in a file: line and column from 1, the column counted in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable, Codable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Something in a file that could not be read.
public struct ProblemFact: Sendable, Equatable, Codable {
  public let position: SourcePosition
  public let message: String

  public init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }
}

/// A comment such as `// sceneql:disable:next unreachable-scenes`.
public struct SuppressionFact: Sendable, Equatable, Codable {
  /// How far the comment reaches.
  public enum Scope: String, Sendable, Codable {
    case file
    case line
    case nextLine = "next"
  }

  public let scope: Scope
  /// The rules that it names; empty means every rule.
  public let rules: [String]
  public let position: SourcePosition

  public init(scope: Scope, rules: [String], position: SourcePosition) {
    self.scope = scope
    self.rules = rules
    self.position = position
  }
}
