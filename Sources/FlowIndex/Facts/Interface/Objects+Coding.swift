import InterfaceBuilder

extension ObjectFact: CodedFact {
  static var blank: ObjectFact { ObjectFact(objectID: "", element: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&objectID)
    coder.code(&element)
    coder.code(&parentObjectID)
    coder.code(&scene)
    coder.code(&key)
    coder.code(&className)
    coder.code(&module)
    coder.code(&isModuleOfTarget)
    coder.code(&userLabel)
    coder.code(&identifier)
    coder.code(&text)
    coder.code(&placeholderIdentifier)
    coder.code(&isHidden)
    coder.code(&isPrototype)
    coder.code(&frame)
    coder.code(&position)
  }
}

extension InterfaceBuilder.Frame: CodedFact {
  static var blank: InterfaceBuilder.Frame { InterfaceBuilder.Frame(x: 0, y: 0, width: 0, height: 0) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&x)
    coder.code(&y)
    coder.code(&width)
    coder.code(&height)
  }
}

extension ReuseIdentifierFact: CodedFact {
  static var blank: ReuseIdentifierFact { ReuseIdentifierFact(element: "", identifier: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&scene)
    coder.code(&objectID)
    coder.code(&element)
    coder.code(&identifier)
    coder.code(&className)
    coder.code(&containerObjectID)
    coder.code(&position)
  }
}

extension RuntimeAttributeFact: CodedFact {
  static var blank: RuntimeAttributeFact { RuntimeAttributeFact(keyPath: "", type: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&scene)
    coder.code(&ownerObjectID)
    coder.code(&keyPath)
    coder.code(&type)
    coder.code(&value)
    coder.code(&position)
  }
}
