import CodeFacts

extension DeclarationReader {
  /// `@interface Name : Superclass <Protocols> { … }`, `@interface Name (Category) <Protocols>`
  mutating func readInterface() {
    let start = index
    index += 2
    guard file.isIdentifier(index) else { return }
    var type = TypeFact(kind: .class, name: file.text(index), position: file.position(start))
    type.isConditional = file.tokens[start].isConditional
    index += 1
    if file.isToken(index, "<"), let close = angle(), file.isToken(close + 1, ":") || file.isToken(close + 1, "(") {
      type.genericParameters = TypeReader.readList(file, from: index + 1, to: close)
        .map { GenericParameterFact(name: $0.name, constraints: []) }
      index = close + 1
    }
    if file.isToken(index, "("), file.partners[index] > index {
      type.kind = .category
      index = file.partners[index] + 1
    } else if file.isToken(index, ":"), let (superclass, next) = readSuperclass() {
      type.inherited = [superclass]
      index = next
    }
    readProtocolList(into: &type)
    begin(type)
    if file.isToken(index, "{") { readInstanceVariables() }
  }

  /// `: Superclass<Arguments>`; protocols in angles are told from arguments by there being no pointer.
  private func readSuperclass() -> (TypeReference, Int)? {
    guard file.isIdentifier(index + 1) else { return nil }
    let name = file.text(index + 1)
    guard file.isToken(index + 2, "<"),
      let close = TypeReader.closingAngle(file, from: index + 2, to: file.tokens.count),
      (index + 2..<close).contains(where: { file.isToken($0, "*") })
    else { return (TypeReference(name), index + 2) }
    return (TypeReference(name, arguments: TypeReader.readList(file, from: index + 3, to: close)), close + 1)
  }

  /// `@implementation Name { … }`, `@implementation Name (Category)`
  mutating func readImplementation() {
    let start = index
    index += 2
    guard file.isIdentifier(index) else { return }
    var type = TypeFact(kind: .implementation, name: file.text(index), position: file.position(start))
    type.isConditional = file.tokens[start].isConditional
    index += 1
    if file.isToken(index, "("), file.partners[index] > index {
      type.kind = .category
      index = file.partners[index] + 1
    }
    begin(type)
    if file.isToken(index, "{") { readInstanceVariables() }
  }

  mutating func readProtocol() {
    let start = index
    index += 2
    guard file.isIdentifier(index) else { return }
    if file.isToken(index + 1, ";") || file.isToken(index + 1, ",") {
      skipStatement()
      return
    }
    var type = TypeFact(kind: .protocol, name: file.text(index), position: file.position(start))
    type.isConditional = file.tokens[start].isConditional
    index += 1
    readProtocolList(into: &type)
    begin(type)
  }

  private mutating func readProtocolList(into type: inout TypeFact) {
    guard file.isToken(index, "<"), let close = angle() else { return }
    type.inherited += TypeReader.readList(file, from: index + 1, to: close)
    index = close + 1
  }

  private func angle() -> Int? {
    TypeReader.closingAngle(file, from: index, to: file.tokens.count)
  }

  private mutating func begin(_ type: TypeFact) {
    facts.types.append(type)
    owner = facts.types.count - 1
  }
}
