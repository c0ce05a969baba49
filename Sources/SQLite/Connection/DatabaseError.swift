import CSQLite

/// What SQLite refused to do, with what, and why.
public struct DatabaseError: Error, Equatable, Sendable {
  /// What was tried.
  public enum Action: String, Sendable {
    case open, close, prepare, bind, run, configure
  }

  /// What was tried.
  public let action: Action
  /// The file of the database.
  public let path: String
  /// The statement, where one was at work.
  public let sql: String?
  /// SQLite's result code with its details, such as `SQLITE_IOERR_WRITE`.
  public let extendedCode: Int32
  /// SQLite's own words.
  public let reason: String

  public init(action: Action, path: String, sql: String?, extendedCode: Int32, reason: String) {
    self.action = action
    self.path = path
    self.sql = sql
    self.extendedCode = extendedCode
    self.reason = reason
  }

  /// SQLite's result code without its details, such as `SQLITE_IOERR`.
  public var primaryCode: Int32 { extendedCode & 0xFF }

  /// Whether the file does not hold what a database must hold.
  public var isDamage: Bool { primaryCode == SQLITE_CORRUPT || primaryCode == SQLITE_NOTADB }

  /// Whether the disk had no room, or a limit on file sizes was met.
  public var isFullDisk: Bool { primaryCode == SQLITE_FULL || extendedCode == writeFailure }

  /// `SQLITE_IOERR_WRITE`, which Swift does not import: its macro is an expression.
  private var writeFailure: Int32 { SQLITE_IOERR | (3 << 8) }
}

extension DatabaseError: CustomStringConvertible {
  public var description: String {
    let statement = sql.map { ", at: \(Self.excerpt(of: $0))" } ?? ""
    return "cannot \(action.rawValue) '\(path)': \(reason) (sqlite code \(extendedCode))\(statement); \(advice)"
  }

  /// What to do next.
  private var advice: String {
    switch primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB: "the file is damaged: remove it and build it again"
    case SQLITE_FULL: "free some space on that disk, then run again"
    case SQLITE_IOERR: "check the disk, its free space and the limit on file sizes, then run again"
    case SQLITE_BUSY, SQLITE_LOCKED: "another program is at work on the file: wait for it or end it, then run again"
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY:
      "check that the folder exists and that you may write to it, then run again"
    case SQLITE_NOMEM: "ask for less at once, or give more memory"
    default: "correct the statement, then run again"
    }
  }

  /// The beginning of a statement, on one line.
  private static func excerpt(of sql: String) -> String {
    let words = sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 120 ? words : "\(words.prefix(120))…"
  }
}
