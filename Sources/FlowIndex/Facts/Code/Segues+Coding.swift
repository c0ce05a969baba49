import CodeFacts

extension IdentifierTestFact: CodedFact {
  static var blank: IdentifierTestFact {
    IdentifierTestFact(callback: .other, subject: .null, candidate: .null, text: "", position: .blank)
  }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&callback)
    coder.code(&subject)
    coder.code(&candidate)
    coder.code(&function)
    coder.code(&owner)
    coder.code(&isConditional)
    coder.code(&text)
    coder.code(&position)
  }
}

extension IdentifierTestFact.Callback: CodedWord {
  static var blank: IdentifierTestFact.Callback { .other }
}

extension DestinationCastFact: CodedFact {
  static var blank: DestinationCastFact {
    DestinationCastFact(path: .destination, castKind: .blank, castType: .blank, text: "", position: .blank)
  }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&path)
    coder.code(&castKind)
    coder.code(&castType)
    coder.code(&guards)
    coder.code(&function)
    coder.code(&owner)
    coder.code(&isConditional)
    coder.code(&text)
    coder.code(&position)
  }
}

extension DestinationCastFact.Path: CodedWord {
  static var blank: DestinationCastFact.Path { .destination }
}
