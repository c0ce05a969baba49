/// The names that Natalie makes of segues, scenes and reuse identifiers.
enum NatalieNames {
  static func segue(of identifier: String) -> String {
    let plain = alphanumeric(identifier)
    return plain.prefix(1).lowercased() + plain.dropFirst()
  }

  static func scene(of identifier: String) -> String {
    let plain = alphanumeric(identifier)
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  static func reuse(of identifier: String) -> String { alphanumeric(identifier) }

  private static func alphanumeric(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }
  }
}
