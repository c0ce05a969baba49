import CodeFacts

/// Resolves type names as the compilers do: from the innermost type outwards, then in the module, then in others.
struct TypeLookup: Sendable {
  let names: TypeNames
  let proximity: Proximity
  private let aliases: [AliasKey: [Alias]]
  private let fileIDs: [Int64]
  private let systemClasses: SystemClassCatalog

  private struct AliasKey: Hashable {
    let owner: String?
    let name: String
  }

  private struct Alias: Sendable {
    let file: Int
    let target: TypeReference
    /// The full name of the type that holds it.
    let owner: String?
  }

  init(program: Program, proximity: Proximity, systemClasses: SystemClassCatalog) {
    names = TypeNames(program: program)
    self.proximity = proximity
    self.systemClasses = systemClasses
    fileIDs = program.types.map { program.files[$0.file].id }
    var aliases: [AliasKey: [Alias]] = [:]
    for (file, code) in program.files.enumerated() {
      for alias in code.facts.aliases {
        let owner = alias.owner.map { code.facts.types[$0].name }
        aliases[AliasKey(owner: owner, name: alias.name), default: []]
          .append(Alias(file: file, target: alias.target, owner: owner))
      }
    }
    self.aliases = aliases
    files = program.files.map(\.id)
  }

  private let files: [Int64]

  /// What a name means.
  ///
  /// - Parameters:
  ///   - name: the name as written, perhaps with outer types or a module.
  ///   - file: the file that says it.
  ///   - scope: the full name of the innermost type around it.
  func resolve(_ name: String, inFile file: Int, scope: String?) -> TypeIdentity {
    find(name, inFile: file, scope: scope, depth: 0) ?? .external(Self.lastComponent(name))
  }

  /// The declarations that a name may mean in Interface Builder, those of the innermost project, the nearest first.
  func candidates(interfaceBuilderName name: String, fileID: Int64) -> Proximity.Answer<Int> {
    let plain = Self.lastComponent(name)
    var found = names.declarations(objectiveCName: plain)
    found += names.declarations(named: plain).filter { !found.contains($0) }
    if found.isEmpty { found = names.nestedDeclarations(lastComponent: plain) }
    return proximity.narrow(found, from: fileID) { fileIDs[$0] }
  }

  /// The nearest of several declarations as seen from a file.
  func nearest(_ candidates: [Int], fromFile file: Int) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    return proximity.narrow(candidates, from: files[file]) { fileIDs[$0] }.inScope.first
  }

  /// The type nested in another, or an alias that the other holds.
  func nested(_ name: String, in scope: String, fromFile file: Int) -> TypeIdentity? {
    if let type = nearest(names.declarations(named: "\(scope).\(name)"), fromFile: file) { return .declared(type) }
    return alias(name, owner: scope, fromFile: file, depth: 0)
  }

  private func find(_ name: String, inFile file: Int, scope: String?, depth: Int) -> TypeIdentity? {
    guard depth < 8 else { return nil }
    for prefix in Self.prefixes(of: scope) {
      if let type = nearest(names.declarations(named: "\(prefix).\(name)"), fromFile: file) { return .declared(type) }
      if let target = alias(name, owner: prefix, fromFile: file, depth: depth) { return target }
    }
    if let type = nearest(names.declarations(named: name), fromFile: file) { return .declared(type) }
    if let target = alias(name, owner: nil, fromFile: file, depth: depth) { return target }
    if let type = nearest(names.declarations(objectiveCName: name), fromFile: file) { return .declared(type) }
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    if systemClasses.contains(name) { return .external(name) }
    // Only a module may be left out; a member of a declared type is not a type of the same name elsewhere.
    guard names.declarations(named: String(name[..<dot])).isEmpty else { return nil }
    return find(String(name[name.index(after: dot)...]), inFile: file, scope: nil, depth: depth + 1)
  }

  private func alias(_ name: String, owner: String?, fromFile file: Int, depth: Int) -> TypeIdentity? {
    guard let found = aliases[AliasKey(owner: owner, name: name)] else { return nil }
    let nearest = proximity.narrow(found, from: files[file]) { files[$0.file] }.inScope.first
    guard let alias = nearest, alias.target.name != name, !alias.target.name.isEmpty else { return nil }
    return find(alias.target.name, inFile: alias.file, scope: alias.owner, depth: depth + 1)
      ?? .external(Self.lastComponent(alias.target.name))
  }

  /// `A.B.C`, `A.B`, `A` for `A.B.C`.
  private static func prefixes(of scope: String?) -> [String] {
    guard let scope else { return [] }
    var prefixes = [scope]
    var rest = scope[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      prefixes.append(String(rest))
    }
    return prefixes
  }

  static func lastComponent(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.index(after: dot)...])
  }
}
