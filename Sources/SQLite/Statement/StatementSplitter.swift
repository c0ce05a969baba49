import CSQLite

/// Hands out the statements of a text, one at a time, as SQLite's own parser finds them.
struct StatementSplitter {
  private let text: [CChar]
  private var position = 0

  init(_ sql: String) {
    text = sql.utf8CString.map { $0 }
  }

  /// The first statement, for texts of one.
  func first(in database: Database) throws(DatabaseError) -> Statement? {
    var copy = self
    return try copy.next(in: database)
  }

  /// The next statement; nil where only blanks and comments are left.
  ///
  /// - Throws: `DatabaseError` with the rest of the text where it cannot be understood.
  mutating func next(in database: Database) throws(DatabaseError) -> Statement? {
    while position < text.count - 1 {
      if let statement = try prepareNext(in: database) { return statement }
    }
    return nil
  }

  /// Prepares what stands at the position and moves past it; nil for a blank, a comment or a lone semicolon.
  private mutating func prepareNext(in database: Database) throws(DatabaseError) -> Statement? {
    var handle: OpaquePointer?
    let start = position
    let (result, length) = text.withUnsafeBufferPointer { buffer -> (Int32, Int) in
      guard let base = buffer.baseAddress else { return (SQLITE_MISUSE, 0) }
      var tail: UnsafePointer<CChar>?
      let result = sqlite3_prepare_v2(database.handle, base + start, Int32(buffer.count - start), &handle, &tail)
      return (result, tail.map { $0 - (base + start) } ?? 0)
    }
    guard result == SQLITE_OK else {
      throw database.failure(.prepare, sql: sql(from: start, length: text.count - 1 - start), code: result)
    }
    // A NUL byte ends the text for SQLite; nothing behind it is ever run.
    position = length == 0 ? text.count - 1 : start + length
    return handle.map { Statement(handle: $0, database: database, sql: sql(from: start, length: length)) }
  }

  private func sql(from start: Int, length: Int) -> String {
    String(decoding: text[start..<start + length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
