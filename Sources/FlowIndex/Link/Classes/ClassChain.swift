/// A class with its declared superclasses, and where the chain ends.
struct ClassChain: Sendable {
  /// The class itself first, then its declared superclasses.
  let declared: [Int]
  let end: ChainEnd
  /// The first class of the system in the chain.
  let systemClass: String?
  /// The name at which the chain leaves what is known.
  let unknownClass: String?
}

extension ClassModel {
  /// The chain of superclasses of a home.
  func chain(of home: Int) -> ClassChain {
    var declared = [home]
    var current = superclasses[home]
    while let next = current {
      switch next {
      case .declared(let parent):
        guard !declared.contains(parent) else {
          return ClassChain(declared: declared, end: .unknown, systemClass: nil, unknownClass: nil)
        }
        declared.append(parent)
        current = superclasses[parent]
      case .external(let name):
        let isSystem = systemClasses.contains(name)
        return ClassChain(
          declared: declared, end: isSystem ? .system : .unknown, systemClass: isSystem ? name : nil,
          unknownClass: isSystem ? nil : name)
      }
    }
    return ClassChain(declared: declared, end: .nowhere, systemClass: nil, unknownClass: nil)
  }

  /// The homes whose members an instance of a type has, nearest first: the type, its superclasses, the extensions of
  /// its system classes, then every protocol that any of them names.
  func lineage(of type: TypeIdentity) -> [Int] {
    var line: [Int] = []
    var external: String?
    switch type {
    case .declared(let home):
      let chain = chain(of: home)
      line = chain.declared
      external = chain.systemClass ?? chain.unknownClass
    case .external(let name):
      external = name
    }
    if let external { line += externalLineage(of: external).filter { !line.contains($0) } }
    var position = 0
    while position < line.count {
      for adopted in protocols[line[position]] {
        if let home = home(of: adopted), !line.contains(home) { line.append(home) }
      }
      position += 1
    }
    return line
  }

  /// The extensions of a class that no source declares, and of its known superclasses.
  func externalLineage(of name: String) -> [Int] {
    let superclasses =
      systemClasses.contains(name) ? systemClasses.superclasses(of: name) : likelySuperclasses(ofLibraryClass: name)
    return ([name] + superclasses).compactMap { externalHomes[$0] }
  }

  /// What a library's class inherits from, as far as its name tells: controllers of libraries answer to the extensions
  /// that an app writes for all controllers.
  private func likelySuperclasses(ofLibraryClass name: String) -> [String] {
    guard name.hasSuffix("ViewController"),
      let root = ["UIViewController", "NSViewController"].first(where: { externalHomes[$0] != nil })
    else { return [] }
    return [root] + systemClasses.superclasses(of: root)
  }

  /// The declared types that inherit from a type or conform to it, in the order of the sources, without the type itself.
  func heirs(of type: TypeIdentity) -> [Int] {
    var found: Set<Int> = []
    var waiting = directHeirs(of: type)
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += directHeirs(of: identity(ofHome: next))
    }
    return found.sorted()
  }

  private func directHeirs(of type: TypeIdentity) -> [Int] {
    switch type {
    case .declared(let home): inheritors[home]
    case .external(let name):
      (externalInheritors[name] ?? [])
        + systemClasses.subclasses(of: name).flatMap { externalInheritors[$0] ?? [] }
    }
  }

  /// Whether a type is another one, inherits from it or conforms to it, as far as is known.
  func isKind(_ type: TypeIdentity, of other: TypeIdentity) -> Bool {
    if type == other { return true }
    if case .external(let name) = other { return isKind(type, ofExternal: name) }
    guard case .declared(let home) = other else { return false }
    return lineage(of: type).contains(home)
  }

  private func isKind(_ type: TypeIdentity, ofExternal name: String) -> Bool {
    let line = lineage(of: type)
    if line.contains(where: { protocols[$0].contains(.external(name)) || superclasses[$0] == .external(name) }) {
      return true
    }
    switch type {
    case .external(let own): return systemClasses.superclasses(of: own).contains(name)
    case .declared(let home):
      guard let system = chain(of: home).systemClass else { return false }
      return systemClasses.superclasses(of: system).contains(name)
    }
  }
}
