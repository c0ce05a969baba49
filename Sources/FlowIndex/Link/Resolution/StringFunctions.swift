/// The properties and methods of strings that code builds identifiers with.
enum StringFunctions {
  /// The value of a property of a string; nil for what is not known.
  static func property(_ name: String, of text: String) -> String? {
    switch name {
    case "rawValue", "self", "description", "stringValue", "utf8String", "UTF8String": text
    case "capitalized", "capitalizedString": capitalized(text)
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    // Of a class name, which has its module dropped already, these idioms give the name itself.
    case "pathExtension", "last", "lastObject", "lastComponent", "pathComponents": lastComponent(text)
    default: nil
    }
  }

  /// The result of a method of a string without arguments, or with ones that do not matter.
  static func method(_ name: String, of text: String) -> String? {
    switch name {
    case "lowercased": text.lowercased()
    case "uppercased": text.uppercased()
    case "components", "componentsSeparatedByString", "componentsSeparatedByString:", "split", "copy", "appending": text
    default: property(name, of: text)
    }
  }

  private static func lastComponent(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  private static func capitalized(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }
}
