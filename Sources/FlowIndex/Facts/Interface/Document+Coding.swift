import InterfaceBuilder

extension InterfaceBuilderDocument: CodedFact {
  static var blank: InterfaceBuilderDocument { InterfaceBuilderDocument(platform: "", targetRuntime: "") }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&platform)
    coder.code(&targetRuntime)
    coder.code(&isLaunchScreen)
    coder.code(&initialObjectID)
    coder.code(&scenes)
    coder.code(&objects)
    coder.code(&segues)
    coder.code(&connections)
    coder.code(&bindings)
    coder.code(&reuseIdentifiers)
    coder.code(&runtimeAttributes)
  }
}

extension ElementPosition: CodedFact {
  static var blank: ElementPosition { ElementPosition(line: 0, column: 0) }

  mutating func code(with coder: inout some FactCoder) {
    var (line, column) = (line, column)
    coder.code(&line)
    coder.code(&column)
    self = ElementPosition(line: line, column: column)
  }
}

extension SceneFact: CodedFact {
  static var blank: SceneFact { SceneFact(objectID: "", element: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&objectID)
    coder.code(&element)
    coder.code(&className)
    coder.code(&module)
    coder.code(&isModuleOfTarget)
    coder.code(&identifier)
    coder.code(&restorationIdentifier)
    coder.code(&userLabel)
    coder.code(&title)
    coder.code(&isReference)
    coder.code(&referencedStoryboard)
    coder.code(&referencedIdentifier)
    coder.code(&referencedBundle)
    coder.code(&canvasX)
    coder.code(&canvasY)
    coder.code(&position)
  }
}

extension Double: CodedFact {
  static var blank: Double { 0 }
  mutating func code(with coder: inout some FactCoder) { coder.code(&self) }
}
