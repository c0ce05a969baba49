/// Turns the types of all source files into rows: what they are, what they inherit, what they declare.
enum ClassLinker {
  /// Fills `types`, `type_ancestors`, `conformances`, `members`, `class_uses` and the tables of system classes.
  static func link(program: Program, model: ClassModel, rows: inout IndexRows) {
    for type in program.types.indices { rows.types.append(typeRow(type, program: program, model: model)) }
    for type in program.types.indices where model.homes[type] == type {
      rows.typeAncestors += ancestorRows(of: type, program: program, model: model)
    }
    rows.conformances = conformanceRows(program: program, model: model)
    rows.members = MemberRows.make(program: program)
    rows.classUses = ClassUses.find(rows: rows, program: program, model: model)
    rows.systemClasses = model.systemClasses.rows
    rows.systemMembers = SystemMembers.rows
  }

  private static func typeRow(_ type: Int, program: Program, model: ClassModel) -> TypeRow {
    let fact = program.fact(ofType: type)
    let home = model.homes[type]
    var row = TypeRow(
      id: Int64(type + 1), fileID: program.fileID(ofType: type),
      language: program.files[program.types[type].file].facts.language.rawValue, kind: fact.kind.rawValue,
      name: fact.name, objectiveCName: fact.objectiveCName, isGeneric: !fact.genericParameters.isEmpty,
      isConditional: fact.isConditional, classTypeID: Int64(home + 1), line: fact.position.line,
      column: fact.position.column)
    guard home == type, model.isClass(type, program: program) else { return row }
    if case .declared(let parent) = model.superclasses[type] { row.superclassTypeID = Int64(parent + 1) }
    if model.superclasses[type] != nil { row.superclass = model.writtenSuperclass(of: type, program: program) }
    let chain = model.chain(of: type)
    row.chainEnd = chain.end.rawValue
    row.systemClass = chain.systemClass
    return row
  }

  private static func ancestorRows(of home: Int, program: Program, model: ClassModel) -> [TypeAncestorRow] {
    guard model.isClass(home, program: program) else {
      return [TypeAncestorRow(typeID: Int64(home + 1), ancestorTypeID: Int64(home + 1), depth: 0)]
    }
    let chain = model.chain(of: home)
    var ancestors = chain.declared
    if let external = chain.systemClass ?? chain.unknownClass {
      ancestors += model.externalLineage(of: external).filter { !ancestors.contains($0) }
    }
    return ancestors.enumerated().map { depth, ancestor in
      TypeAncestorRow(typeID: Int64(home + 1), ancestorTypeID: Int64(ancestor + 1), depth: depth)
    }
  }

  private static func conformanceRows(program: Program, model: ClassModel) -> [ConformanceRow] {
    program.types.indices.flatMap { type -> [ConformanceRow] in
      var seen: Set<String> = []
      let superclass = model.writtenSuperclass(of: type, program: program)
      return program.fact(ofType: type).inherited.map(\.name)
        .filter { !$0.isEmpty && $0 != superclass && seen.insert($0).inserted }
        .map { ConformanceRow(typeID: Int64(type + 1), name: $0) }
    }
  }
}

extension ClassModel {
  /// Whether a type is a class, or an implementation that stands for one.
  func isClass(_ type: Int, program: Program) -> Bool {
    let kind = program.fact(ofType: type).kind
    return kind == .class || (kind == .implementation && identity(ofHome: homes[type]) == .declared(type))
  }

  /// The superclass as the declaration writes it.
  func writtenSuperclass(of type: Int, program: Program) -> String? {
    let fact = program.fact(ofType: type)
    guard fact.kind == .class, superclasses[homes[type]] != nil, let first = fact.inherited.first else { return nil }
    let resolved = resolve(first.name, inFile: program.types[type].file, scope: nil)
    return resolved == superclasses[homes[type]] || homes[type] == type ? first.name : nil
  }
}
