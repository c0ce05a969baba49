import CodeFacts

/// Every type with the parts it is made of, what it inherits from and what inherits from it.
struct ClassModel: Sendable {
  let lookup: TypeLookup
  let systemClasses: SystemClassCatalog
  /// For each type the declaration that its members belong to; for extensions of types that no source declares, the
  /// first of them.
  let homes: [Int]
  /// The first extension of each type that no source declares.
  let externalHomes: [String: Int]
  private let externalNames: [Int: String]
  /// The declarations and extensions that share a home, by home.
  private(set) var parts: [[Int]]
  /// The superclass of each declared class.
  private(set) var superclasses: [TypeIdentity?]
  /// The protocols that each home names, in any of its parts.
  private(set) var protocols: [[TypeIdentity]]
  /// The declared classes right below each declared class, and the types that name each declared protocol.
  private(set) var inheritors: [[Int]]
  /// The types that name a protocol or superclass that no source declares.
  private(set) var externalInheritors: [String: [Int]] = [:]

  init(program: Program, lookup: TypeLookup, systemClasses: SystemClassCatalog) {
    self.lookup = lookup
    self.systemClasses = systemClasses
    (homes, externalHomes) = Self.findHomes(program: program, lookup: lookup)
    externalNames = Dictionary(externalHomes.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    parts = Array(repeating: [], count: homes.count)
    superclasses = Array(repeating: nil, count: homes.count)
    protocols = Array(repeating: [], count: homes.count)
    inheritors = Array(repeating: [], count: homes.count)
    for type in homes.indices { parts[homes[type]].append(type) }
    for type in homes.indices { addInheritance(of: type, program: program) }
  }

  /// The type that a name means, as the home of its members where it has one.
  func resolve(_ name: String, inFile file: Int, scope: String?) -> TypeIdentity {
    switch lookup.resolve(name, inFile: file, scope: scope) {
    case .declared(let type): .declared(homes[type])
    case .external(let name): .external(name)
    }
  }

  /// Where the members of a type stand, if the sources hold any.
  func home(of type: TypeIdentity) -> Int? {
    switch type {
    case .declared(let home): home
    case .external(let name): externalHomes[name]
    }
  }

  /// The type that a home stands for.
  func identity(ofHome home: Int) -> TypeIdentity {
    externalNames[home].map { .external($0) } ?? .declared(home)
  }

  private static func findHomes(program: Program, lookup: TypeLookup) -> ([Int], [String: Int]) {
    var homes: [Int] = []
    var externalHomes: [String: Int] = [:]
    homes.reserveCapacity(program.types.count)
    for type in program.types.indices {
      let fact = program.fact(ofType: type)
      switch fact.kind {
      case .class, .struct, .enum, .protocol, .actor:
        homes.append(firstInSameFile(type, named: fact.name, program: program, lookup: lookup))
      case .extension, .category, .implementation:
        switch lookup.resolve(fact.name, inFile: program.types[type].file, scope: nil) {
        case .declared(let declaration):
          let name = program.fact(ofType: declaration).name
          homes.append(firstInSameFile(declaration, named: name, program: program, lookup: lookup))
        case .external(let name):
          homes.append(externalHomes[name, default: type])
          if externalHomes[name] == nil { externalHomes[name] = type }
        }
      }
    }
    return (homes, externalHomes)
  }

  /// Branches of `#if` often declare one type twice; the first declaration stands for both.
  private static func firstInSameFile(_ type: Int, named name: String, program: Program, lookup: TypeLookup) -> Int {
    let file = program.types[type].file
    return lookup.names.declarations(named: name).first { program.types[$0].file == file } ?? type
  }

  private mutating func addInheritance(of type: Int, program: Program) {
    let fact = program.fact(ofType: type)
    let home = homes[type]
    for (position, reference) in fact.inherited.enumerated() where !reference.name.isEmpty {
      let inherited = resolve(reference.name, inFile: program.types[type].file, scope: Self.outerName(of: fact.name))
      guard inherited != .declared(home) else { continue }
      if position == 0, fact.kind == .class, isSuperclass(inherited, program: program) {
        if superclasses[home] == nil { superclasses[home] = inherited }
      } else if !protocols[home].contains(inherited) {
        protocols[home].append(inherited)
      }
      switch inherited {
      case .declared(let parent): if inheritors[parent].last != home { inheritors[parent].append(home) }
      case .external(let name):
        if externalInheritors[name]?.last != home { externalInheritors[name, default: []].append(home) }
      }
    }
  }

  /// The first name of an inheritance clause may be a class or a protocol.
  private func isSuperclass(_ type: TypeIdentity, program: Program) -> Bool {
    switch type {
    case .declared(let declaration):
      let kind = program.fact(ofType: declaration).kind
      return kind == .class || kind == .implementation
    case .external(let name):
      return systemClasses.contains(name) || !SystemProtocols.contains(name)
    }
  }

  private static func outerName(of name: String) -> String? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
  }
}
