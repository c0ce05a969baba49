import CSQLite

/// Puts many rows into one table, quickly: one statement, prepared once.
///
/// Values are set column by column, then `insert` adds the row. A column that is not set is null.
public final class RowInserter {
  private let statement: Statement
  private var arena = TextArena()

  /// - Parameters:
  ///   - table: the name of the table.
  ///   - columns: the names of the columns that rows will give values for.
  /// - Throws: `DatabaseError` where the table or a column does not exist.
  public init(into table: String, columns: [String], of database: Database) throws(DatabaseError) {
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    statement = try database.prepare("insert into \"\(table)\" (\(names)) values (\(places))")
  }

  deinit {
    arena.deallocate()
  }

  /// Sets a column, by its position from 0, to an integer or null.
  public func set(_ column: Int, to integer: Int64?) {
    if let integer { sqlite3_bind_int64(statement.handle, Int32(column + 1), integer) }
  }

  /// Sets a column, by its position from 0, to a real number or null.
  public func set(_ column: Int, to real: Double?) {
    if let real { sqlite3_bind_double(statement.handle, Int32(column + 1), real) }
  }

  /// Sets a column, by its position from 0, to a text or null.
  public func set(_ column: Int, to text: String?) {
    guard var text else { return }
    text.withUTF8 { setText(UnsafeRawBufferPointer($0), at: column) }
  }

  /// Sets a column, by its position from 0, to a text that need not be UTF-8.
  public func set(_ column: Int, to bytes: [UInt8]) {
    bytes.withUnsafeBytes { setText($0, at: column) }
  }

  /// Sets a column, by its position from 0, to bytes.
  public func set(_ column: Int, toBlob bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      let start = arena.add(buffer)
      sqlite3_bind_blob(statement.handle, Int32(column + 1), start, Int32(buffer.count), nil)
    }
  }

  /// Adds the row.
  ///
  /// - Throws: `DatabaseError` where the row breaks a rule of the table or cannot be written.
  public func insert() throws(DatabaseError) {
    // The values must be cleared before the arena lets go of the texts that they point to.
    defer {
      sqlite3_clear_bindings(statement.handle)
      arena.removeAll()
    }
    _ = try statement.step()
  }

  private func setText(_ bytes: UnsafeRawBufferPointer, at column: Int) {
    let start = arena.add(bytes)?.assumingMemoryBound(to: CChar.self)
    // No function to free the text means that SQLite does not copy it.
    sqlite3_bind_text(statement.handle, Int32(column + 1), start, Int32(bytes.count), nil)
  }
}
