import CodeFacts

extension TypeReference: CodedFact {
  static var blank: TypeReference { TypeReference("") }

  mutating func code(with coder: inout some FactCoder) {
    var (name, arguments, isOptional, isMetatype) = (name, arguments, isOptional, isMetatype)
    coder.code(&name)
    coder.code(&arguments)
    coder.code(&isOptional)
    coder.code(&isMetatype)
    self = TypeReference(name, arguments: arguments, isOptional: isOptional, isMetatype: isMetatype)
  }
}

extension GenericParameterFact: CodedFact {
  static var blank: GenericParameterFact { GenericParameterFact(name: "", constraints: []) }

  mutating func code(with coder: inout some FactCoder) {
    var (name, constraints) = (name, constraints)
    coder.code(&name)
    coder.code(&constraints)
    self = GenericParameterFact(name: name, constraints: constraints)
  }
}

extension TypeFact: CodedFact {
  static var blank: TypeFact { TypeFact(kind: .class, name: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&objectiveCName)
    coder.code(&inherited)
    coder.code(&genericParameters)
    coder.code(&requirements)
    coder.code(&owner)
    coder.code(&isConditional)
    coder.code(&position)
  }
}

extension TypeFact.Kind: CodedWord {
  static var blank: TypeFact.Kind { .class }
}

extension AliasFact: CodedFact {
  static var blank: AliasFact { AliasFact(name: "", target: .blank, owner: nil, position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&name)
    coder.code(&target)
    coder.code(&owner)
    coder.code(&position)
  }
}
