import CodeFacts

extension DeclarationReader {
  /// `@property (attributes) IBOutlet Type *name;`
  mutating func readProperty() {
    let start = index
    index += 2
    if file.isToken(index, "("), file.partners[index] > index { index = file.partners[index] + 1 }
    let end = endOfStatement()
    if var value = readVariable(from: index, to: end) {
      value.position = file.position(start)
      facts.values.append(value)
    }
    index = end + 1
  }

  /// The variables between the braces of an interface or implementation.
  mutating func readInstanceVariables() {
    let close = file.partners[index]
    guard close > index else { return }
    index += 1
    while index < close {
      if file.tokens[index].kind == .at {
        index += 2
        continue
      }
      let end = min(endOfStatement(), close)
      if let value = readVariable(from: index, to: end) { facts.values.append(value) }
      index = end + 1
    }
    index = close + 1
  }

  /// A variable or property without its semicolon; several names after one type count as the first.
  private func readVariable(from start: Int, to end: Int) -> ValueFact? {
    var role: InterfaceRole?
    var first = start
    while first < end, file.isIdentifier(first), let found = interfaceRole(at: first) {
      role = found
      first += 1
      if file.isToken(first, "("), file.partners[first] > first { first = file.partners[first] + 1 }
    }
    guard let (type, next) = TypeReader.read(file, from: first, to: end) else { return nil }
    guard let nameIndex = nameIndex(from: next, to: end) else { return nil }
    let outlet = (start..<nameIndex).contains { file.isToken($0, "IBOutlet") }
    var value = ValueFact(kind: .property, name: file.text(nameIndex), position: file.position(nameIndex))
    value.type = type
    value.owner = owner
    value.role = role ?? (outlet ? .outlet : nil)
    value.objectiveCName = value.name
    value.isConditional = file.tokens[nameIndex].isConditional
    return value
  }

  private func interfaceRole(at index: Int) -> InterfaceRole? {
    if file.isToken(index, "IBOutlet") { return .outlet }
    if file.isToken(index, "IBOutletCollection") { return .outletCollection }
    if file.isToken(index, "IBInspectable") { return .inspectable }
    return nil
  }

  /// The name after a type; of a block type, the name after its caret.
  private func nameIndex(from start: Int, to end: Int) -> Int? {
    if file.isToken(start, "("), file.isToken(start + 1, "^") {
      return (start + 2..<max(start + 2, end)).first { file.isIdentifier($0) }
    }
    return start < end && file.isIdentifier(start) ? start : nil
  }

  /// The semicolon that ends the statement here.
  func endOfStatement() -> Int {
    var end = index
    while end < file.tokens.count - 1, !file.isToken(end, ";") {
      if file.isToken(end, "{") || file.isToken(end, "(") || file.isToken(end, "["), file.partners[end] > end {
        end = file.partners[end]
      }
      if file.tokens[end].kind == .at, file.isToken(end + 1, "end") { return end }
      end += 1
    }
    return end
  }
}
