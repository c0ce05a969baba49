/// A JSON value whose members keep their order.
public indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// A string, or null.
  public init(_ string: String?) {
    self = string.map(JSONValue.string) ?? .null
  }

  /// A whole number, or null.
  public init(_ integer: Int?) {
    self = integer.map(JSONValue.integer) ?? .null
  }

  /// The value on one line.
  public var text: String {
    var writer = JSONWriter(indents: false)
    writer.write(self, depth: 0)
    return writer.output
  }

  /// The value over several lines, indented by two blanks.
  public var prettyText: String {
    var writer = JSONWriter(indents: true)
    writer.write(self, depth: 0)
    return writer.output
  }
}
