import CSQLite

extension Statement {
  /// How many columns a row has; 0 for a statement that gives no rows.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The names of the columns, in order.
  public var columns: [String] {
    (0..<columnCount).map { index in
      sqlite3_column_name(handle, Int32(index)).map { String(cString: $0) } ?? ""
    }
  }

  /// All values of the current row.
  public var values: [Value] { (0..<columnCount).map(value(at:)) }

  /// The value of the current row at a position, from 0.
  public func value(at index: Int) -> Value {
    switch sqlite3_column_type(handle, Int32(index)) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, Int32(index)))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, Int32(index)))
    case SQLITE_TEXT: .text(Text(bytes: textBytes(at: Int32(index))))
    case SQLITE_BLOB: .blob(blobBytes(at: Int32(index)))
    default: .null
    }
  }

  /// A text may hold NUL bytes, so its length is asked for. The pointer must be asked for first.
  private func textBytes(at index: Int32) -> [UInt8] {
    let start = sqlite3_column_text(handle, index)
    return Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : byteCount(at: index)))
  }

  private func blobBytes(at index: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, index)
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : byteCount(at: index)))
  }

  private func byteCount(at index: Int32) -> Int { Int(sqlite3_column_bytes(handle, index)) }
}
