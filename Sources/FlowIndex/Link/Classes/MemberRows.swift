import CodeFacts

/// The rows of what types declare, in the order of the sources.
enum MemberRows {
  static func make(program: Program) -> [MemberRow] {
    var rows: [MemberRow] = []
    for (position, file) in program.files.enumerated() {
      var ofFile = functionRows(file, position: position, program: program)
      ofFile += valueRows(file, position: position, program: program)
      ofFile.sort { ($0.line, $0.column, $0.name) < ($1.line, $1.column, $1.name) }
      rows += ofFile
    }
    for index in rows.indices { rows[index].id = Int64(index + 1) }
    return rows
  }

  private static func functionRows(_ file: ProgramFile, position: Int, program: Program) -> [MemberRow] {
    let stored = Set(file.facts.values.map { StoredName(owner: $0.owner, name: $0.name) })
    return file.facts.functions.compactMap { function in
      guard let owner = program.type(function.owner, inFile: position), let kind = kind(of: function) else {
        return nil
      }
      // The closure that makes the first value of a stored property is no second member.
      if function.kind == .getter, stored.contains(StoredName(owner: function.owner, name: function.name)) {
        return nil
      }
      return MemberRow(
        id: 0, typeID: Int64(owner + 1), fileID: file.id, kind: kind, name: function.name,
        selector: function.selector, legacySelector: function.legacySelector,
        returnType: function.returnType.map(\.spelling), isStatic: function.isStatic, isOverride: function.isOverride,
        alwaysFails: function.alwaysFails, line: function.position.line, column: function.position.column)
    }
  }

  private static func valueRows(_ file: ProgramFile, position: Int, program: Program) -> [MemberRow] {
    file.facts.values.compactMap { value in
      guard value.kind == .property, let owner = program.type(value.owner, inFile: position) else { return nil }
      return MemberRow(
        id: 0, typeID: Int64(owner + 1), fileID: file.id, kind: isOutlet(value.role) ? "outlet" : "property",
        name: value.name, selector: value.objectiveCName ?? value.name, returnType: value.type.map(\.spelling),
        isStatic: value.isStatic, line: value.position.line, column: value.position.column)
    }
  }

  private struct StoredName: Hashable {
    let owner: Int?
    let name: String
  }

  private static func kind(of function: FunctionFact) -> String? {
    switch function.role {
    case .outlet, .outletCollection: return "outlet"
    case .action: return "action"
    case .segueAction: return "segue_action"
    case .unwindAction: return "unwind_action"
    case .inspectable, nil: break
    }
    switch function.kind {
    case .function: return "method"
    case .initializer: return "initializer"
    case .getter: return "property"
    case .deinitializer, .subscript, .macro: return nil
    }
  }

  private static func isOutlet(_ role: InterfaceRole?) -> Bool {
    role == .outlet || role == .outletCollection
  }
}

extension TypeReference {
  /// The type as a person would write it, without the mark of optionals.
  var spelling: String {
    let generic = arguments.isEmpty ? "" : "<\(arguments.map(\.spelling).joined(separator: ", "))>"
    return name + generic + (isMetatype ? ".Type" : "")
  }
}
