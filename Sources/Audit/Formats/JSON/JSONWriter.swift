/// Writes JSON. What could change a terminal or the direction of text is escaped, which JSON allows anywhere.
struct JSONWriter {
  let indents: Bool
  private(set) var output = ""

  init(indents: Bool) {
    self.indents = indents
  }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: output += "null"
    case .bool(let bool): output += bool ? "true" : "false"
    case .integer(let integer): output += "\(integer)"
    case .real(let real): output += real.isFinite ? "\(real)" : "null"
    case .string(let string): writeString(string)
    case .array(let values): writeArray(values, depth: depth)
    case .object(let members): writeObject(members, depth: depth)
    }
  }

  private mutating func writeArray(_ values: [JSONValue], depth: Int) {
    guard !values.isEmpty else { return output += "[]" }
    output += "["
    for (index, value) in values.enumerated() {
      if index > 0 { output += "," }
      breakLine(depth: depth + 1)
      write(value, depth: depth + 1)
    }
    breakLine(depth: depth)
    output += "]"
  }

  private mutating func writeObject(_ members: [(String, JSONValue)], depth: Int) {
    guard !members.isEmpty else { return output += "{}" }
    output += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { output += "," }
      breakLine(depth: depth + 1)
      writeString(member.0)
      output += indents ? ": " : ":"
      write(member.1, depth: depth + 1)
    }
    breakLine(depth: depth)
    output += "}"
  }

  private mutating func breakLine(depth: Int) {
    guard indents else { return }
    output += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func writeString(_ string: String) {
    output += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.isHarmful || scalar == "\u{2028}" || scalar == "\u{2029}":
        output += "\\u" + scalar.hexadecimal(digits: 4)
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
