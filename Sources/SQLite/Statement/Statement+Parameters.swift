import CSQLite

extension Statement {
  /// How many parameters the statement has.
  public var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// The names of the named parameters, without the sign in front of them, in order.
  public var parameterNames: [String] {
    (1...max(parameterCount, 1)).compactMap { index in
      sqlite3_bind_parameter_name(handle, Int32(index)).map { String(String(cString: $0).dropFirst()) }
    }
  }

  /// Gives values to the parameters from the first on.
  public func bind(_ values: [Value]) throws(DatabaseError) {
    for (offset, value) in values.enumerated() { try bind(value, at: offset + 1) }
  }

  /// Gives a value to the parameter of that name, whichever of `:`, `@` and `$` stands in front of it.
  ///
  /// - Returns: false where the statement has no such parameter.
  @discardableResult
  public func bind(_ value: Value, named name: String) throws(DatabaseError) -> Bool {
    var isKnown = false
    for sign in [":", "@", "$"] {
      let index = sqlite3_bind_parameter_index(handle, sign + name)
      guard index > 0 else { continue }
      try bind(value, at: Int(index))
      isKnown = true
    }
    return isKnown
  }

  /// Gives a value to the parameter at a position, from 1.
  public func bind(_ value: Value, at index: Int) throws(DatabaseError) {
    let result =
      switch value {
      case .null: sqlite3_bind_null(handle, Int32(index))
      case .integer(let integer): sqlite3_bind_int64(handle, Int32(index), integer)
      case .real(let real): sqlite3_bind_double(handle, Int32(index), real)
      case .text(let text): bindText(text.bytes, at: Int32(index))
      case .blob(let bytes): bindBlob(bytes, at: Int32(index))
      }
    guard result == SQLITE_OK else { throw database.failure(.bind, sql: sql, code: result) }
  }

  private func bindText(_ bytes: [UInt8], at index: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      // An empty array has no address, and no address would mean null.
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return start.map { sceneql_sqlite3_bind_text(handle, index, $0, Int32(buffer.count)) }
        ?? sceneql_sqlite3_bind_text(handle, index, "", 0)
    }
  }

  private func bindBlob(_ bytes: [UInt8], at index: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      buffer.isEmpty
        ? sqlite3_bind_zeroblob(handle, index, 0)
        : sceneql_sqlite3_bind_blob(handle, index, buffer.baseAddress, Int32(buffer.count))
    }
  }
}
