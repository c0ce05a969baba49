/// One value of a row or of a parameter.
public enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(Text)
  case blob([UInt8])
}

extension Value {
  public init(_ string: String) {
    self = .text(Text(string))
  }

  public init(_ integer: Int) {
    self = .integer(Int64(integer))
  }

  /// The integer, if the value is one.
  public var integer: Int64? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The number as a real, if the value is an integer or a real.
  public var real: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .null, .text, .blob: nil
    }
  }

  /// The text, byte for byte, if the value is one.
  public var text: Text? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The text for people, if the value is one; what is not UTF-8 shows as U+FFFD.
  public var string: String? { text?.string }

  /// Whether the value is null.
  public var isNull: Bool { self == .null }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  public init(nilLiteral: ()) {
    self = .null
  }
}
