import CSQLite

/// Lets a connection read and do nothing else.
///
/// Opening a file for reading is not enough: `vacuum into` would still write a file, and `attach` or a pragma could
/// undo other precautions. So everything is refused that is not on the list.
final class ReadOnlyAuthorizer {
  /// What was refused last, in words.
  private(set) var refusal: String?

  /// Watches a connection; the connection must not outlive the authorizer.
  func watch(_ database: Database) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_set_authorizer(database.handle, readOnlyAuthorizerAnswer, context)
  }

  /// Forgets what was refused before.
  func begin() { refusal = nil }

  /// - Returns: `SQLITE_OK` or `SQLITE_DENY`.
  func answer(action: Int32, first: String?, second: String?) -> Int32 {
    if Self.isReading(action: action, first: first, second: second) { return SQLITE_OK }
    refusal = Self.words(for: action, first: first, second: second)
    return SQLITE_DENY
  }

  private static func isReading(action: Int32, first: String?, second: String?) -> Bool {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: true
    case SQLITE_FUNCTION: !refusedFunctions.contains(second ?? "")
    case SQLITE_PRAGMA: isReading(pragma: (first ?? "").lowercased(), argument: second)
    // SQLite asks for this when a table-valued function such as json_each is first used, and writes nothing. To change
    // the schema table in earnest, a statement would need the pragma writable_schema.
    case SQLITE_UPDATE: first == "sqlite_master"
    default: false
    }
  }

  private static func isReading(pragma: String, argument: String?) -> Bool {
    describingPragmas.contains(pragma) || (countingPragmas.contains(pragma) && argument == nil)
  }

  /// Functions that load code.
  private static let refusedFunctions: Set<String> = ["load_extension", "fts3_tokenizer"]

  /// Pragmas that describe the schema; their argument is a name.
  private static let describingPragmas: Set<String> = [
    "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list",
  ]

  /// Pragmas that read a number; with an argument they would set it.
  private static let countingPragmas: Set<String> = ["user_version", "application_id"]

  private static func words(for action: Int32, first: String?, second: String?) -> String {
    switch action {
    case SQLITE_ATTACH: "attach"
    case SQLITE_DETACH: "detach"
    case SQLITE_FUNCTION: "the function \(second ?? "")"
    case SQLITE_PRAGMA: "pragma \(first ?? "")\(second == nil ? "" : " with a value")"
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT: "a transaction"
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE: "changing the table \(first ?? "")"
    default: "changing the database"
    }
  }
}

/// SQLite's authorizer callback.
private func readOnlyAuthorizerAnswer(
  context: UnsafeMutableRawPointer?, action: Int32, first: UnsafePointer<CChar>?, second: UnsafePointer<CChar>?,
  database: UnsafePointer<CChar>?, trigger: UnsafePointer<CChar>?
) -> Int32 {
  guard let context else { return SQLITE_DENY }
  let authorizer = Unmanaged<ReadOnlyAuthorizer>.fromOpaque(context).takeUnretainedValue()
  return authorizer.answer(
    action: action, first: first.map { String(cString: $0) }, second: second.map { String(cString: $0) })
}
