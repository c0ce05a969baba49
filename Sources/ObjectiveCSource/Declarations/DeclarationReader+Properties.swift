import CodeFacts

extension DeclarationReader {
  /// `@property (attributes) IBOutlet Type *name, *other;`
  mutating func readProperty() {
    let start = index
    index += 2
    var isStatic = false
    if file.isToken(index, "("), file.partners[index] > index {
      let close = file.partners[index]
      isStatic = (index..<close).contains { file.isToken($0, "class") }
      index = close + 1
    }
    let end = endOfStatement()
    for (position, var value) in readVariables(from: index, to: end).enumerated() {
      if position == 0 { value.position = file.position(start) }
      value.isStatic = isStatic
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
      facts.values += readVariables(from: index, to: end)
      index = end + 1
    }
    index = close + 1
  }

  /// The variables of one statement, without its semicolon.
  private func readVariables(from start: Int, to end: Int) -> [ValueFact] {
    var role: InterfaceRole?
    let first = skipQualifiers(from: start, to: end, role: &role)
    guard let (type, next) = TypeReader.read(file, from: first, to: end) else { return [] }
    return names(from: next, to: end).map { index in
      var value = ValueFact(kind: .property, name: file.text(index), position: file.position(index))
      value.type = type
      value.owner = owner
      value.role = role
      value.objectiveCName = value.name
      value.isConditional = file.tokens[index].isConditional
      return value
    }
  }

  /// Goes past `IBOutlet`, `IBOutletCollection(Type)`, `__weak` and their like, in any order.
  private func skipQualifiers(from start: Int, to end: Int, role: inout InterfaceRole?) -> Int {
    var index = start
    while index < end {
      if let found = interfaceRole(at: index) {
        if role != .outletCollection { role = found }
        index += 1
        if file.isToken(index, "("), file.partners[index] > index { index = file.partners[index] + 1 }
        continue
      }
      guard TypeReader.isQualifier(file, index) else { break }
      index += 1
    }
    return min(index, end)
  }

  private func interfaceRole(at index: Int) -> InterfaceRole? {
    if file.isToken(index, "IBOutlet") { return .outlet }
    if file.isToken(index, "IBOutletCollection") { return .outletCollection }
    if file.isToken(index, "IBInspectable") { return .inspectable }
    return nil
  }

  /// The names after a type, parted by commas; of a block type, the name after its caret.
  private func names(from start: Int, to end: Int) -> [Int] {
    if file.isToken(start, "("), file.isToken(start + 1, "^") || file.isToken(start + 1, "*") {
      return (start + 2..<max(start + 2, end)).first { file.isIdentifier($0) }.map { [$0] } ?? []
    }
    guard start < end, file.isIdentifier(start) else { return [] }
    var names = [start]
    var index = start + 1
    // Behind a parenthesis stand the arguments of an attribute.
    while index < end, !file.isToken(index, "(") {
      let isComma = file.isToken(index, ",")
      index += 1
      guard isComma else { continue }
      while index < end, file.isToken(index, "*") || TypeReader.isQualifier(file, index) { index += 1 }
      if index < end, file.isIdentifier(index) { names.append(index) }
    }
    return names
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
