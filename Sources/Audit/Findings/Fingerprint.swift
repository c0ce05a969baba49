import SQLite

/// Tells findings apart from run to run.
///
/// It is made of the name of the rule and the values of its key columns, none of which is a line number, so a fault
/// keeps its fingerprint when the lines around it move. Faults that share all of them are counted.
struct Fingerprint {
  private var counts: [String: Int] = [:]

  /// The fingerprint of the next finding with these values: 64 hexadecimal digits.
  ///
  /// Each value is preceded by its length, so that no two lists of values run together to the same bytes.
  mutating func next(rule: String, values: [Value]) -> String {
    let key = Self.bytes(rule: rule, values: values)
    let digest = SHA256Digest(of: key).hexadecimal
    let ordinal = counts[digest, default: 0]
    counts[digest] = ordinal + 1
    return ordinal == 0 ? digest : SHA256Digest(of: key + Self.prefixed(Array("\(ordinal)".utf8))).hexadecimal
  }

  /// The fingerprint of these values, whoever else has them: 64 hexadecimal digits.
  static func of(rule: String, values: [Value]) -> String {
    SHA256Digest(of: bytes(rule: rule, values: values)).hexadecimal
  }

  private static func bytes(rule: String, values: [Value]) -> [UInt8] {
    values.reduce(into: prefixed(Array(rule.utf8))) { bytes, value in
      switch value {
      case .null: bytes += Array("null".utf8)
      case .integer(let integer): bytes += prefixed(Array("\(integer)".utf8))
      case .real(let real): bytes += prefixed(Array("\(real)".utf8))
      case .text(let text): bytes += prefixed(text.bytes)
      case .blob(let blob): bytes += prefixed(blob)
      }
    }
  }

  private static func prefixed(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(bytes.count):".utf8) + bytes
  }
}
