import SQLite

extension Value {
  /// The value as text, without escapes; a blob as hexadecimal digits, null as nothing.
  var plainText: String {
    switch self {
    case .null: ""
    case .integer(let integer): String(integer)
    case .real(let real): Self.text(of: real)
    case .text(let text): text.string
    case .blob(let bytes): Self.hexadecimal(bytes)
    }
  }

  /// Whether the value is a number.
  var isNumber: Bool {
    switch self {
    case .integer, .real: true
    case .null, .text, .blob: false
    }
  }

  /// How many bytes of memory the content takes.
  var byteCount: Int {
    switch self {
    case .null, .integer, .real: 8
    case .text(let text): text.bytes.count
    case .blob(let bytes): bytes.count
    }
  }

  /// The shortest text that reads back as the same number; infinity as a number too large to hold, as SQLite has it.
  private static func text(of real: Double) -> String {
    if real.isInfinite { return real < 0 ? "-9e999" : "9e999" }
    return "\(real)"
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }
}
