import CodeFacts

extension SourceCursor {
  /// Reads `<T: Foo, U>`; empty where none follows.
  mutating func takeGenericParameters() throws(UnsureError) -> GenericClauses.Constraints {
    guard takeIfNext(UInt8(ascii: "<")) else { return [] }
    var parameters: GenericClauses.Constraints = []
    while true {
      try skipTrivia()
      let (token, name) = try takeName()
      if token == name, isWord("each", in: name) || isWord("let", in: name) { throw UnsureError() }
      try skipTrivia()
      var types: [TypeReference] = []
      if takeIfNext(UInt8(ascii: ":")) {
        types = try takeType().parts
        try skipTrivia()
      }
      parameters.append((text(name), types))
      if takeIfNext(UInt8(ascii: ">")) { return parameters }
      try take(UInt8(ascii: ","))
    }
  }

  /// Reads `where A: B, C == D`, if that comes next; stands before the next token then.
  mutating func takeWhereClause() throws(UnsureError) -> GenericClauses.Constraints {
    var ahead = self
    try ahead.skipTrivia()
    let word = ahead.offset..<endOfWord(from: ahead.offset)
    guard isWord("where", in: word) else { return [] }
    self = ahead
    offset = word.upperBound
    var constraints: GenericClauses.Constraints = []
    while true {
      constraints = GenericClauses.merge([try takeRequirement()], into: constraints)
      guard try isNext(UInt8(ascii: ",")) else { return constraints }
      try skipTrivia()
      offset += 1
    }
  }

  private mutating func takeRequirement() throws(UnsureError) -> (name: String, types: [TypeReference]) {
    let left = try takeType().reference.name
    try skipTrivia()
    if has("==", at: offset) {
      offset += 2
      return (left, [try takeType().reference])
    }
    try take(UInt8(ascii: ":"))
    let types = try takeType().parts
    if types == [TypeReference("_Trivial")] { throw UnsureError() }
    return (left, types)
  }
}
