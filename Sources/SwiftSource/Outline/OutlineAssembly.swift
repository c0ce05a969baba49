import CodeFacts
import SwiftSyntax

/// Puts the outline of a file and the members that the parser read together.
struct OutlineAssembly {
  private var reader: DeclarationReader
  private let members: ParsedMembers?
  /// The types that are open, the innermost last.
  private var places = [DeclarationReader.Place()]

  /// - Parameters:
  ///   - events: the outline.
  ///   - members: nil where the parser was not needed.
  static func facts(
    of events: [OutlineEvent], members: ParsedMembers?, source: SourceText, interest: CallInterest
  ) -> SourceFacts {
    var assembly = OutlineAssembly(source: source, interest: interest, members: members)
    for (position, event) in events.enumerated() { assembly.add(event, at: position, of: events) }
    return assembly.reader.facts
  }

  private init(source: SourceText, interest: CallInterest, members: ParsedMembers?) {
    reader = DeclarationReader(source: source, interest: interest)
    self.members = members
  }

  private var place: DeclarationReader.Place { places[places.count - 1] }

  private mutating func add(_ event: OutlineEvent, at position: Int, of events: [OutlineEvent]) {
    switch event {
    case .openType(let fact, _):
      open(fact)
      if let members { places[places.count - 1].propertyTypes = members.propertyTypes(afterHeaderAt: position, events) }
    case .closeType: places.removeLast()
    case .function(let fact, _): add(fact)
    case .value(let fact, _): add(fact)
    case .alias(var fact):
      fact.owner = place.owner
      reader.facts.aliases.append(fact)
    case .importing(let module):
      if !reader.facts.imports.contains(module) { reader.facts.imports.append(module) }
    case .parsed(let range, let isConditional, _):
      guard let declaration = members?.declaration(at: range.lowerBound) else { return }
      var inner = place
      inner.isConditional = isConditional
      reader.read(declaration, place: inner)
    }
  }

  private mutating func open(_ fact: TypeFact) {
    var fact = fact
    if fact.kind != .extension, let owner = place.owner {
      fact.name = "\(reader.facts.types[owner].name).\(fact.name)"
      fact.owner = owner
    }
    reader.facts.types.append(fact)
    places.append(DeclarationReader.Place(owner: reader.facts.types.count - 1))
  }

  private mutating func add(_ fact: FunctionFact) {
    var fact = fact
    fact.owner = place.owner
    if fact.owner == nil, fact.kind == .function || fact.kind == .getter {
      fact.selector = nil
      fact.legacySelector = nil
    }
    reader.facts.functions.append(fact)
  }

  private mutating func add(_ fact: ValueFact) {
    var fact = fact
    fact.owner = place.owner
    if fact.owner == nil {
      fact.kind = .global
      fact.objectiveCName = nil
    }
    reader.facts.values.append(fact)
  }
}

extension ParsedMembers {
  /// The annotations of the properties of the type whose header stands at a position of the outline, by their name.
  fileprivate func propertyTypes(afterHeaderAt position: Int, _ events: [OutlineEvent]) -> [String: TypeReference] {
    var types: [String: TypeReference] = [:]
    var depth = 0
    for event in events[(position + 1)...] {
      switch event {
      case .openType: depth += 1
      case .closeType:
        depth -= 1
        if depth < 0 { return types }
      case .value(let fact, true) where depth == 0 && fact.kind == .property:
        if let type = fact.type { types[fact.name] = type }
      case .function(let fact, true) where depth == 0 && fact.kind == .getter:
        if let type = fact.returnType { types[fact.name] = type }
      case .parsed(let range, _, true) where depth == 0:
        guard let variables = declaration(at: range.lowerBound)?.as(VariableDeclSyntax.self) else { continue }
        types.merge(DeclarationReader.propertyTypes(of: variables)) { _, new in new }
      default: continue
      }
    }
    return types
  }
}
