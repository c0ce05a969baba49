/// Why a query of the read-only session gave no full answer.
public enum QueryError: Error, Equatable, Sendable {
  /// The text holds no statement.
  case empty
  /// The text holds more than one statement.
  case severalStatements
  /// The text holds a NUL byte, behind which SQLite would not look.
  case containsNUL
  /// The statement would do more than read; what it asked for.
  case refused(String)
  /// SQLite does not understand the statement or cannot work it out; where in the text, if it is known.
  case invalid(reason: String, position: TextPosition?)
  /// The statement has parameters that got no value.
  case missingParameters([String])
  /// Values were given for parameters that the statement does not have.
  case unknownParameters([String], known: [String])
  /// The statement has a parameter without a name.
  case namelessParameter
  /// A text, a blob or the statement itself is longer than allowed.
  case tooLong(reason: String)
  /// The query needs more memory than allowed; in bytes.
  case outOfMemory(limit: Int64)
  /// The query took too long.
  case timedOut(after: Duration)
  /// The query was ended by its user.
  case interrupted
}

/// A place in a text; both numbers count from 1, columns in UTF-8 bytes.
public struct TextPosition: Equatable, Sendable {
  public let line: Int
  public let column: Int

  /// The place of a byte.
  init(offset: Int, in text: String) {
    let before = text.utf8.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
  }
}

extension QueryError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "there is no statement to run; give a select"
    case .severalStatements:
      "only one statement can be run at a time; give each on its own"
    case .containsNUL:
      "the statement holds a NUL byte; remove it"
    case .refused(let what):
      "\(what) is not allowed: the database is only read here; give a select"
    case .invalid(let reason, let position):
      "cannot run the statement: \(reason)\(position.map { " at line \($0.line), column \($0.column)" } ?? ""); "
        + "'sceneql schema' lists tables and columns"
    case .missingParameters(let names):
      "no value for \(Self.list(names)); give one for each parameter"
    case .unknownParameters(let names, let known):
      "the query has no parameter \(Self.list(names)); "
        + (known.isEmpty ? "it takes none" : "it takes \(Self.list(known))")
    case .namelessParameter:
      "the statement has a parameter without a name; write :name"
    case .tooLong(let reason):
      "cannot run the statement: \(reason); ask for less at once"
    case .outOfMemory(let limit):
      "the query needs more than \(limit >> 20) MB of memory; ask for less at once"
    case .timedOut(let timeout):
      "timed out after \(Self.seconds(timeout)) s; raise --timeout"
    case .interrupted:
      "interrupted"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The seconds, without a fraction where there is none.
  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return attoseconds == 0 ? "\(seconds)" : "\(Double(seconds) + Double(attoseconds) / 1e18)"
  }
}
