/// Reads the value of a `@param` field: `name type 'default' what it is for`, the default and the words optional.
struct ParameterReader {
  let text: String

  /// The parameter, or nil where the text is none.
  func read() -> RuleParameter? {
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, isName(parts[0]),
      let type = RuleParameter.ValueType(rawValue: parts[1].lowercased())
    else { return nil }
    let rest = parts.count == 3 ? parts[2] : ""
    guard rest.hasPrefix("'") else {
      return RuleParameter(name: String(parts[0]), type: type, defaultValue: nil, explanation: String(rest))
    }
    guard let quoted = quotedValue(at: rest), isValue(quoted.value, of: type) else { return nil }
    return RuleParameter(
      name: String(parts[0]), type: type, defaultValue: quoted.value,
      explanation: String(quoted.rest.drop { $0 == " " }))
  }

  private func isName(_ word: Substring) -> Bool {
    word.first?.isNumber == false && word.allSatisfy { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  private func isValue(_ value: String, of type: RuleParameter.ValueType) -> Bool {
    switch type {
    case .text: true
    case .integer: Int64(value) != nil
    case .real: Double(value) != nil
    }
  }

  /// The text between single quotes, where two quotes stand for one, and what follows.
  private func quotedValue(at text: Substring) -> (value: String, rest: Substring)? {
    var value = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character != "'" {
        value.append(character)
      } else if rest.first == "'" {
        value.append(character)
        rest = rest.dropFirst()
      } else {
        return (value, rest)
      }
    }
    return nil
  }
}
