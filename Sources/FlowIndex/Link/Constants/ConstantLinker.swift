import CodeFacts

/// Lists the constants and enum cases that hold a name of Interface Builder, so that a rename finds their declarations.
enum ConstantLinker {
  /// Fills `constants`.
  ///
  /// - Parameter rows: the tables of storyboards and xibs, and the code references, must be filled.
  static func link(files: [ExtractedFile], rows: inout IndexRows) {
    let names = InterfaceNames.all(in: rows)
    for file in files {
      guard case .code(let facts) = file.content else { continue }
      for value in facts.values {
        guard let text = text(of: value, in: facts), names.contains(ExactName(text)) else { continue }
        rows.constants.append(
          ConstantRow(
            id: Int64(rows.constants.count + 1), fileID: file.row.id, kind: kind(of: value),
            typeName: value.owner.map { facts.types[$0].name }, name: value.name, value: text,
            line: value.position.line, column: value.position.column))
      }
    }
  }

  private static func kind(of value: ValueFact) -> String {
    switch value.kind {
    case .enumCase: "enum_case"
    case .macro: "macro"
    case .property, .global: "constant"
    }
  }

  /// The text that a value holds; a case without a raw value has its own name, where the raw type is a string.
  private static func text(of value: ValueFact, in facts: SourceFacts) -> String? {
    if let written = value.value { return text(of: written) }
    guard value.kind == .enumCase, let owner = value.owner,
      let rawType = facts.types[owner].inherited.first?.name, Evaluator.stringTypes.contains(rawType)
    else { return nil }
    return value.name
  }

  /// A text, perhaps in a wrapper such as `NSStoryboard.Name("Main")`.
  private static func text(of expression: Expression) -> String? {
    switch expression {
    case .string(let text): text
    case .call(let call) where call.arguments.count == 1: text(of: call.arguments[0].value)
    default: nil
    }
  }
}

/// Every name that a storyboard or xib gives or asks for, and every name that code uses for one.
private enum InterfaceNames {
  static func all(in rows: IndexRows) -> Set<ExactName> {
    var names: Set<ExactName> = []
    func add(_ name: String?) {
      if let name, !name.isEmpty { names.insert(ExactName(name)) }
    }
    for storyboard in rows.storyboards { add(storyboard.baseName) }
    for scene in rows.scenes {
      for name in [
        scene.identifier, scene.restorationIdentifier, scene.className, scene.referencedStoryboard,
        scene.referencedIdentifier,
      ] { add(name) }
    }
    for segue in rows.segues { add(segue.identifier) }
    for reuse in rows.reuseIdentifiers { add(reuse.identifier) }
    for object in rows.objects { add(object.identifier) }
    for reference in rows.codeReferences {
      add(reference.identifier)
      add(reference.storyboard)
    }
    return names
  }
}
