import CSQLite

extension ReadOnlySession {
  /// What an error of SQLite means for the user of the session.
  func translated(_ error: DatabaseError) -> any Error {
    // SQLite reports some refusals, such as those of functions, as plain errors.
    if let refusal = authorizer.refusal { return QueryError.refused(refusal) }
    return switch error.primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      DatabaseFileError(.damaged(reason: error.reason), path: path, format: format)
    case SQLITE_INTERRUPT:
      executionGuard.stop ?? QueryError.interrupted
    case SQLITE_AUTH:
      QueryError.refused(error.reason)
    case SQLITE_TOOBIG:
      QueryError.tooLong(reason: error.reason)
    case SQLITE_NOMEM:
      QueryError.outOfMemory(limit: limits.heapBytes)
    case SQLITE_ERROR, SQLITE_RANGE, SQLITE_MISMATCH, SQLITE_CONSTRAINT:
      QueryError.invalid(reason: error.reason, position: position(of: error))
    default:
      error
    }
  }

  /// Where in the statement SQLite found the fault of the last call.
  private func position(of error: DatabaseError) -> TextPosition? {
    guard error.action == .prepare, let sql = error.sql else { return nil }
    let offset = sqlite3_error_offset(database.handle)
    return offset < 0 ? nil : TextPosition(offset: Int(offset), in: sql)
  }
}
