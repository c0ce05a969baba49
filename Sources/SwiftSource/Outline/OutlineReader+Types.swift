import CodeFacts

extension OutlineReader {
  mutating func readType(_ kind: TypeFact.Kind, _ head: DeclarationHead) throws(UnsureError) {
    try cursor.skipTrivia()
    let (token, name) = try cursor.takeName()
    var fact = TypeFact(kind: kind, name: cursor.text(name), position: source.position(at: token.lowerBound))
    fact.objectiveCName = head.objectiveCName
    fact.isConditional = isConditional
    try cursor.skipTrivia()
    let isProtocol = kind == .protocol
    // Of a protocol these are the primary associated types, and no parameters.
    let parameters = try cursor.takeGenericParameters()
    fact.inherited = try takeInheritance()
    let requirements = try cursor.takeWhereClause()
    if isProtocol {
      fact.requirements = GenericClauses.facts(of: requirements)
    } else {
      fact.genericParameters = GenericClauses.facts(of: GenericClauses.merge(requirements, into: parameters))
    }
    try readBody(of: fact, head)
  }

  mutating func readExtension(_ head: DeclarationHead) throws(UnsureError) {
    try cursor.skipTrivia()
    let start = cursor.offset
    let name = try cursor.takeType().reference.name
    var fact = TypeFact(kind: .extension, name: name, position: source.position(at: start))
    fact.inherited = try takeInheritance()
    fact.requirements = GenericClauses.facts(of: try cursor.takeWhereClause())
    fact.isConditional = isConditional
    try readBody(of: fact, head)
  }

  /// The names behind the colon; empty where there is none.
  private mutating func takeInheritance() throws(UnsureError) -> [TypeReference] {
    guard try moveTo(UInt8(ascii: ":")) else { return [] }
    cursor.offset += 1
    var inherited = try cursor.takeType().parts
    while try moveTo(UInt8(ascii: ",")) {
      cursor.offset += 1
      inherited += try cursor.takeType().parts
    }
    return inherited
  }

  mutating func readAlias(_ head: DeclarationHead) throws(UnsureError) {
    try cursor.skipTrivia()
    let (token, name) = try cursor.takeName()
    try cursor.skipTrivia()
    _ = try cursor.takeGenericParameters()
    guard try moveTo(UInt8(ascii: "=")) else { throw UnsureError() }
    cursor.offset += 1
    let target = try cursor.takeType().reference
    _ = try cursor.takeWhereClause()
    finish(head, alias(token, name, target: target))
  }

  /// An associated type counts where it has a default.
  mutating func readAssociatedType(_ head: DeclarationHead) throws(UnsureError) {
    try cursor.skipTrivia()
    let (token, name) = try cursor.takeName()
    _ = try takeInheritance()
    var standard: TypeReference?
    if try moveTo(UInt8(ascii: "=")) {
      cursor.offset += 1
      standard = try cursor.takeType().reference
    }
    _ = try cursor.takeWhereClause()
    if let standard { finish(head, alias(token, name, target: standard)) }
  }

  private func alias(_ token: Range<Int>, _ name: Range<Int>, target: TypeReference) -> OutlineEvent {
    let position = source.position(at: token.lowerBound)
    return .alias(AliasFact(name: cursor.text(name), target: target, owner: nil, position: position))
  }

  /// `import UIKit`, `import struct UIKit.CGRect`.
  mutating func readImport() throws(UnsureError) {
    try cursor.skipTrivia()
    var name = try cursor.takeName()
    if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(cursor.text(name.token)) {
      try cursor.skipTrivia()
      name = try cursor.takeName()
    }
    events.append(.importing(cursor.text(name.name)))
    while cursor.takeIfNext(UInt8(ascii: ".")) { _ = try cursor.takeName() }
  }
}
