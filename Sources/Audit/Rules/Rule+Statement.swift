import SQLite

extension Rule {
  /// Tells whether a rule asks the same as in another run: 64 hexadecimal digits.
  ///
  /// It is made of the key, the defaults of the parameters and the statement. The rest of the header only explains, so
  /// its words may change.
  public var version: String {
    let defaults = parameters.map { "\($0.name)=\($0.defaultValue ?? "")" }
    return SHA256Digest(of: (key + defaults + [statement]).joined(separator: "\n")).hexadecimal
  }

  /// The text of the file below its header.
  public var statement: String {
    let lines = sql.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.utf8.starts(with: "--".utf8) }.joined(separator: "\n")
  }
}
