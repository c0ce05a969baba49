import CSQLite

/// A connection to one database. It belongs to the task that made it.
public final class Database {
  /// How a file is opened.
  public enum Mode: Sendable {
    /// For reading only; the file must exist.
    case readOnly
    /// For reading and writing; the file must exist.
    case readWrite
    /// For reading and writing; the file is made where it does not exist.
    case create
  }

  /// The path as it was given; `:memory:` for a database without a file.
  public let path: String
  /// SQLite's connection; nil once closed.
  private(set) var handle: OpaquePointer?

  /// Opens a file. The path is always taken as a path: neither `file:` nor `:memory:` means anything else here.
  ///
  /// - Throws: `DatabaseError` where the file cannot be opened. A file that is no database is found out later, when
  ///   it is first read.
  public convenience init(path: String, mode: Mode) throws(DatabaseError) {
    try self.init(name: Self.literalPath(path), path: path, flags: mode.flags)
  }

  /// A database in memory, gone when the connection is.
  public static func inMemory() throws(DatabaseError) -> Database {
    try Database(name: ":memory:", path: ":memory:", flags: Mode.create.flags)
  }

  private init(name: String, path: String, flags: Int32) throws(DatabaseError) {
    self.path = path
    let result = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard result == SQLITE_OK else {
      let error = failure(.open, code: result)
      sqlite3_close_v2(handle)
      handle = nil
      throw error
    }
    sqlite3_busy_timeout(handle, Self.busyMilliseconds)
    try configure(SQLITE_DBCONFIG_DQS_DML, to: false)
    try configure(SQLITE_DBCONFIG_DQS_DDL, to: false)
    try configure(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, to: false)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Closes the connection now, so that what the system says about the last bytes is heard.
  ///
  /// - Throws: `DatabaseError` where a statement is still in use.
  public func close() throws(DatabaseError) {
    let result = sqlite3_close(handle)
    guard result == SQLITE_OK else { throw failure(.close, code: result) }
    handle = nil
  }

  /// How long to wait for another connection that holds a lock.
  private static let busyMilliseconds: Int32 = 5000

  /// Some builds of SQLite read `file:…` as a URI even when not asked to, so a relative path gets a folder.
  private static func literalPath(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "./\(path)"
  }
}

extension Database {
  /// Turns a setting of the connection on or off.
  func configure(_ setting: Int32, to isOn: Bool) throws(DatabaseError) {
    let result = sceneql_sqlite3_db_config_int(handle, setting, isOn ? 1 : 0)
    guard result == SQLITE_OK else { throw failure(.configure, code: result) }
  }

  /// The error for a result code of the last call.
  func failure(_ action: DatabaseError.Action, sql: String? = nil, code: Int32) -> DatabaseError {
    let isLast = handle.map { sqlite3_errcode($0) & 0xFF == code & 0xFF } ?? false
    let words = isLast ? sqlite3_errmsg(handle) : sqlite3_errstr(code)
    let extendedCode = isLast ? sqlite3_extended_errcode(handle) : code
    return DatabaseError(
      action: action, path: path, sql: sql, extendedCode: extendedCode,
      reason: words.map { String(cString: $0) } ?? "unknown error")
  }
}

extension Database.Mode {
  /// SQLite's flags. None of them lets a path be read as a URI.
  fileprivate var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .readWrite: SQLITE_OPEN_READWRITE
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}
