import CodeFacts

extension BodyReader {
  /// `Type *name = value, *other = value;` Answers false, and stays, where it is no declaration.
  mutating func readDeclaration(to limit: Int) -> Bool {
    let start = index
    guard let (type, next) = readType(to: limit), next < limit, file.isIdentifier(next), isDeclarationEnd(next + 1)
    else { return false }
    index = next
    while index < limit, file.isIdentifier(index) {
      readVariable(type, from: start)
      guard file.isToken(index, ",") else { break }
      index += 1
      while file.isToken(index, "*") { index += 1 }
    }
    return true
  }

  /// The type of a declaration; nil inside for `typeof(value)`, which the value tells anyway.
  private func readType(to limit: Int) -> (type: TypeReference?, next: Int)? {
    let first = TypeReader.skipQualifiers(file, from: index, to: limit)
    let isTypeOf = ["typeof", "__typeof", "__typeof__"].contains { file.isToken(first, $0) }
    if isTypeOf, file.isToken(first + 1, "("), file.partners[first + 1] > first {
      var next = TypeReader.skipQualifiers(file, from: file.partners[first + 1] + 1, to: limit)
      while file.isToken(next, "*") { next += 1 }
      return (nil, next)
    }
    if file.isToken(first, "__auto_type") || file.isToken(first, "auto") { return (nil, first + 1) }
    return TypeReader.read(file, from: index, to: limit)
  }

  private func isDeclarationEnd(_ index: Int) -> Bool {
    file.isToken(index, "=") || file.isToken(index, ";") || file.isToken(index, ",") || file.isToken(index, "in")
      || file.isToken(index, "[")
  }

  private mutating func readVariable(_ type: TypeReference?, from start: Int) {
    var local = LocalName(file.text(index), type: type)
    index += 1
    guard file.isToken(index, "=") else {
      declare(local.name, local)
      return
    }
    index += 1
    let parsed = readExpression()
    noteType(type, of: parsed)
    if let type = local.type { recordCast(of: parsed.value, to: type, kind: .upcast, from: start, to: index) }
    local.add(parsed.value)
    declare(local.name, local)
  }
}
