import CodeFacts

extension CallExpression: CodedFact {
  static var blank: CallExpression { CallExpression(receiver: nil, name: "", arguments: []) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&receiver)
    coder.code(&name)
    coder.code(&genericArguments)
    coder.code(&arguments)
  }
}

extension Argument: CodedFact {
  static var blank: Argument { Argument(label: nil, value: .null) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&label)
    coder.code(&value)
  }
}

extension CallFact: CodedFact {
  static var blank: CallFact { CallFact(call: .blank, result: ResultUse(), text: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&call)
    coder.code(&function)
    coder.code(&owner)
    coder.code(&result)
    coder.code(&guards)
    coder.code(&isConditional)
    coder.code(&isReference)
    coder.code(&text)
    coder.code(&position)
  }
}

extension ResultUse: CodedFact {
  static var blank: ResultUse { ResultUse() }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&castKind)
    coder.code(&castType)
    coder.code(&expectedType)
    coder.code(&isForced)
  }
}
