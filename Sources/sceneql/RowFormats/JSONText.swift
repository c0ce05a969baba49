import Audit
import SQLite

/// JSON's way to write values.
enum JSONText {
  /// The object of a row.
  static func object(names: [String], values: [Value]) -> String {
    let members = zip(names, values).map { "\($0): \(value($1))" }
    return "{\(members.joined(separator: ", "))}"
  }

  /// The names as JSON strings; a name that comes again gets a number, or an object would lose a value.
  static func memberNames(_ columns: [String]) -> [String] {
    var taken: Set<String> = []
    return columns.map { column in
      var name = column
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(column)_\(number)"
        number += 1
      }
      return string(name)
    }
  }

  private static func value(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .integer, .real: value.plainText
    case .text, .blob: string(value.plainText)
    }
  }

  /// A string in quotes. Characters that a terminal would obey are escaped too, so that JSON is harmless anywhere.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isHarmful: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Four hexadecimal digits; every character in question has a number below 0x10000.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
