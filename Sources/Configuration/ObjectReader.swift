/// Reads the values of one JSON object and refuses keys that it does not know.
struct ObjectReader {
  let key: String
  let position: JSONPosition
  let members: [JSONMember]

  /// - Parameter known: the keys that may stand; nil where the keys are names of the user's own.
  init(_ node: JSONNode, at key: String, known: [String]?) throws(ConfigurationError) {
    guard case .object(let members) = node.value else { throw node.wrongKind(expected: "an object", at: key) }
    var seen: Set<[UInt8]> = []
    for member in members {
      let place = member.position
      if let known, !known.contains(member.key) {
        let nearest = NearestName.nearest(to: member.key, among: known)
        let problem = ConfigurationError.Problem.unknownKey(member.key, nearest: nearest, known: known)
        throw ConfigurationError(problem, key: key, line: place.line, column: place.column)
      }
      guard seen.insert(Array(member.key.utf8)).inserted else {
        throw ConfigurationError(.duplicateKey(member.key), key: key, line: place.line, column: place.column)
      }
    }
    self.key = key
    self.position = node.position
    self.members = members
  }

  func node(_ name: String) -> JSONNode? {
    members.first { $0.key == name }?.node
  }

  func string(_ name: String) throws(ConfigurationError) -> String? {
    guard let node = node(name) else { return nil }
    return try node.string(at: path(name))
  }

  func requiredString(_ name: String) throws(ConfigurationError) -> String {
    guard let value = try string(name) else { throw failure(.missingKey(name)) }
    return value
  }

  func boolean(_ name: String) throws(ConfigurationError) -> Bool? {
    guard let node = node(name) else { return nil }
    guard case .boolean(let value) = node.value else {
      throw node.wrongKind(expected: "true or false", at: path(name))
    }
    return value
  }

  /// The elements of an array with the way to each; none where the key is absent.
  func elements(_ name: String) throws(ConfigurationError) -> [(node: JSONNode, key: String)] {
    guard let node = node(name) else { return [] }
    guard case .array(let elements) = node.value else { throw node.wrongKind(expected: "an array", at: path(name)) }
    return elements.enumerated().map { ($0.element, "\(path(name))[\($0.offset)]") }
  }

  func path(_ name: String) -> String {
    key.isEmpty ? name : "\(key).\(name)"
  }

  func failure(_ problem: ConfigurationError.Problem) -> ConfigurationError {
    ConfigurationError(problem, key: key, line: position.line, column: position.column)
  }
}

extension JSONNode {
  func string(at key: String) throws(ConfigurationError) -> String {
    guard case .string(let value) = value else { throw wrongKind(expected: "a string", at: key) }
    guard !value.isEmpty else {
      throw ConfigurationError(
        .wrongKind(expected: "a string", found: "an empty one"), key: key, line: position.line,
        column: position.column)
    }
    return value
  }

  /// One of the words that an enumeration knows.
  func word<Word>(at key: String) throws(ConfigurationError) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let text = try string(at: key)
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue)
      throw ConfigurationError(
        .unknownValue(text, nearest: NearestName.nearest(to: text, among: known), known: known), key: key,
        line: position.line, column: position.column)
    }
    return word
  }

  func pattern(at key: String) throws(ConfigurationError) -> PathPattern {
    try PathPattern.read(try string(at: key), at: key, position)
  }

  func wrongKind(expected: String, at key: String) -> ConfigurationError {
    ConfigurationError(
      .wrongKind(expected: expected, found: kindName), key: key, line: position.line, column: position.column)
  }
}

extension PathPattern {
  static func read(_ text: String, at key: String, _ position: JSONPosition) throws(ConfigurationError) -> PathPattern {
    do throws(PathPatternError) {
      return try PathPattern(text)
    } catch {
      throw ConfigurationError(
        .invalidPattern(text, reason: error.description), key: key, line: position.line, column: position.column)
    }
  }
}
