/// Why a file is no rule, and where it says so.
public struct RuleError: Error, Sendable, Equatable {
  /// What is wrong.
  public enum Problem: Sendable, Equatable {
    case unknownField(String)
    case duplicateField(String, firstLine: Int)
    case missingField(String)
    case emptyField(String)
    case invalidValue(field: String, value: String, allowed: [String])
    case invalidParameter(String)
    case nameDiffers(id: String)
    case duplicateRule(id: String, otherPath: String)
    case noStatement
    case severalStatements
    case writes
    case undeclaredParameter(String)
    case unusedParameter(String)
    case missingColumn(String)
    case missingKeyColumn(String)
    case lineInKey(String)
    case notOrdered
    case invalidSQL(String)
    case unreadable(String)
  }

  /// The file.
  public let path: String
  /// The line, from 1; nil where the fault has no place.
  public let line: Int?
  public let problem: Problem

  public init(path: String, line: Int? = nil, problem: Problem) {
    self.path = path
    self.line = line
    self.problem = problem
  }
}

extension RuleError: CustomStringConvertible {
  public var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): \(problem.sentence)"
  }
}

extension RuleError.Problem {
  /// What is wrong, why, and what to do.
  fileprivate var sentence: String {
    switch self {
    case .unknownField(let name):
      "no header field is called '@\(name)'; the fields are \(HeaderField.names)"
    case .duplicateField(let name, let firstLine):
      "'@\(name)' stands here for the second time, after line \(firstLine); keep one"
    case .missingField(let name):
      "the header lacks '@\(name)'; add a line '-- @\(name) …' to the comment at the top"
    case .emptyField(let name):
      "'@\(name)' has no value; write one behind it or remove the line"
    case .invalidValue(let field, let value, let allowed):
      "'@\(field)' cannot be '\(value)'; use one of \(allowed.joined(separator: ", "))"
    case .invalidParameter(let text):
      "'@param \(text)' cannot be read; write the name, the type (text, integer or real), perhaps a default in quotes, "
        + "and what it is for"
    case .nameDiffers(let id):
      "the rule calls itself '\(id)'; name the file '\(id).sql', or change '@id'"
    case .duplicateRule(let id, let otherPath):
      "'\(id)' is also the rule of \(otherPath); give one of them another name"
    case .noStatement:
      "there is no statement below the header; add one select"
    case .severalStatements:
      "there is more than one statement; a rule is a single select"
    case .writes:
      "the statement would do more than read; a rule is a select"
    case .undeclaredParameter(let name):
      "the statement uses ':\(name)', which the header does not declare; add '-- @param \(name) text …'"
    case .unusedParameter(let name):
      "the header declares the parameter '\(name)', which the statement does not use; remove it or use ':\(name)'"
    case .missingColumn(let name):
      "the statement gives no column '\(name)'; problems and diagnostics need path, line, column and message, "
        + "metrics need name and value"
    case .missingKeyColumn(let name):
      "'@key' names '\(name)', which is no column of the statement"
    case .lineInKey(let name):
      "'@key' names '\(name)', which changes whenever a line is added above; name what the finding is about instead"
    case .notOrdered:
      "the outermost select has no 'order by', so its rows could come in any order; add one"
    case .invalidSQL(let reason):
      "the statement cannot be read: \(reason)"
    case .unreadable(let reason):
      "cannot be read: \(reason); check that it exists, that you may read it, and that it is UTF-8"
    }
  }
}

extension HeaderField {
  /// All names, for a sentence.
  fileprivate static var names: String {
    allCases.map { "@\($0.rawValue)" }.joined(separator: " ")
  }
}
