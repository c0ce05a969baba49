import CodeFacts

/// Which declarations a type name may mean, whatever the language.
struct TypeNames: Sendable {
  /// By the name with outer types, as Swift says it.
  private var byName: [String: [Int]] = [:]
  /// By the name that Objective-C and Interface Builder know.
  private var byObjectiveCName: [String: [Int]] = [:]
  /// Nested types by their last component, for names that leave the outer ones out.
  private var nestedByLastComponent: [String: [Int]] = [:]

  init(program: Program) {
    let implemented = Self.namesWithInterface(in: program)
    for type in program.types.indices {
      let fact = program.fact(ofType: type)
      guard Self.isDeclaration(fact, implemented: implemented) else { continue }
      byName[fact.name, default: []].append(type)
      if let name = fact.objectiveCName { byObjectiveCName[name, default: []].append(type) }
      if let dot = fact.name.utf8.lastIndex(of: UInt8(ascii: ".")) {
        nestedByLastComponent[String(fact.name[fact.name.index(after: dot)...]), default: []].append(type)
      }
    }
  }

  func declarations(named name: String) -> [Int] { byName[name] ?? [] }

  func declarations(objectiveCName name: String) -> [Int] { byObjectiveCName[name] ?? [] }

  func nestedDeclarations(lastComponent name: String) -> [Int] { nestedByLastComponent[name] ?? [] }

  /// An `@implementation` whose `@interface` the tree lacks declares the class all the same.
  private static func isDeclaration(_ fact: TypeFact, implemented: Set<String>) -> Bool {
    switch fact.kind {
    case .class, .struct, .enum, .protocol, .actor: true
    case .extension, .category: false
    case .implementation: !implemented.contains(fact.name)
    }
  }

  private static func namesWithInterface(in program: Program) -> Set<String> {
    var names: Set<String> = []
    for file in program.files {
      for fact in file.facts.types where fact.kind == .class {
        names.insert(fact.objectiveCName ?? fact.name)
      }
    }
    return names
  }
}
