import CodeFacts

extension FunctionFact: CodedFact {
  static var blank: FunctionFact { FunctionFact(kind: .function, name: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&parameters)
    coder.code(&genericParameters)
    coder.code(&returnType)
    coder.code(&owner)
    coder.code(&isStatic)
    coder.code(&isOverride)
    coder.code(&isConditional)
    coder.code(&isPrivate)
    coder.code(&role)
    coder.code(&selector)
    coder.code(&legacySelector)
    coder.code(&alwaysFails)
    coder.code(&returns)
    coder.code(&unreadBody)
    coder.code(&position)
  }
}

extension FunctionFact.Kind: CodedWord {
  static var blank: FunctionFact.Kind { .function }
}

extension InterfaceRole: CodedWord {
  static var blank: InterfaceRole { .outlet }
}

extension ParameterFact: CodedFact {
  static var blank: ParameterFact { ParameterFact(label: nil, name: "", type: nil) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&label)
    coder.code(&name)
    coder.code(&type)
    coder.code(&defaultValue)
  }
}

extension ReturnFact: CodedFact {
  static var blank: ReturnFact { ReturnFact(value: .null) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&cases)
    coder.code(&value)
  }
}

extension ValueFact: CodedFact {
  static var blank: ValueFact { ValueFact(kind: .property, name: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&kind)
    coder.code(&name)
    coder.code(&type)
    coder.code(&value)
    coder.code(&owner)
    coder.code(&isStatic)
    coder.code(&isConstant)
    coder.code(&isConditional)
    coder.code(&isPrivate)
    coder.code(&role)
    coder.code(&objectiveCName)
    coder.code(&position)
  }
}

extension ValueFact.Kind: CodedWord {
  static var blank: ValueFact.Kind { .property }
}
