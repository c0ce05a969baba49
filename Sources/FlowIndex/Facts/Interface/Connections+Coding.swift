import InterfaceBuilder

extension SegueFact: CodedFact {
  static var blank: SegueFact { SegueFact(objectID: "", kind: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&objectID)
    coder.code(&scene)
    coder.code(&sourceObjectID)
    coder.code(&sourceElement)
    coder.code(&kind)
    coder.code(&relationship)
    coder.code(&identifier)
    coder.code(&destinationObjectID)
    coder.code(&className)
    coder.code(&module)
    coder.code(&isModuleOfTarget)
    coder.code(&unwindAction)
    coder.code(&actionSelector)
    coder.code(&isManual)
    coder.code(&parentObjectID)
    coder.code(&position)
  }
}

extension ConnectionFact: CodedFact {
  static var blank: ConnectionFact { ConnectionFact(kind: .outlet, name: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&kind)
    coder.code(&scene)
    coder.code(&ownerObjectID)
    coder.code(&targetObjectID)
    coder.code(&name)
    coder.code(&event)
    coder.code(&position)
  }
}

extension ConnectionFact.Kind: CodedWord {
  static var blank: ConnectionFact.Kind { .outlet }
}

extension BindingFact: CodedFact {
  static var blank: BindingFact { BindingFact(name: "", keyPath: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&scene)
    coder.code(&ownerObjectID)
    coder.code(&targetObjectID)
    coder.code(&name)
    coder.code(&keyPath)
    coder.code(&position)
  }
}
