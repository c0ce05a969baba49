import CodeFacts

/// The names by which code calls a function.
enum CallNames {
  /// - Returns: the names as calls have them; empty where calls cannot be told by name.
  static func of(_ function: FunctionID, program: Program, model: ClassModel) -> [String] {
    let fact = program.fact(of: function)
    switch fact.kind {
    case .function, .getter, .macro:
      return [fact.name] + BridgedNames.of(fact, language: program.files[function.file].facts.language)
    case .initializer:
      // Objective-C initializers are called by their selector, Swift's by the type.
      guard program.files[function.file].facts.language == .swift else { return [fact.name] }
      guard let owner = program.owner(of: function) else { return [] }
      let name = program.fact(ofType: model.homes[owner]).name
      let last = TypeLookup.lastComponent(name)
      return last == name ? [name] : [name, last]
    case .deinitializer, .subscript: return []
    }
  }
}
