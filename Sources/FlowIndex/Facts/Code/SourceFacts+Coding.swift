import CodeFacts

extension SourceFacts: CodedFact {
  static var blank: SourceFacts { SourceFacts(language: .swift) }

  mutating func code(with coder: inout some FactCoder) {
    coder.code(&language)
    coder.code(&imports)
    coder.code(&types)
    coder.code(&aliases)
    coder.code(&functions)
    coder.code(&values)
    coder.code(&calls)
    coder.code(&identifierTests)
    coder.code(&destinationCasts)
    coder.code(&selectors)
    coder.code(&suppressions)
    coder.code(&problems)
  }
}

extension SourceLanguage: CodedWord {
  static var blank: SourceLanguage { .swift }
}

extension SourcePosition: CodedFact {
  static var blank: SourcePosition { SourcePosition(line: 0, column: 0) }

  mutating func code(with coder: inout some FactCoder) {
    var (line, column) = (line, column)
    coder.code(&line)
    coder.code(&column)
    self = SourcePosition(line: line, column: column)
  }
}

extension ProblemFact: CodedFact {
  static var blank: ProblemFact { ProblemFact(position: .blank, message: "") }

  mutating func code(with coder: inout some FactCoder) {
    var (position, message) = (position, message)
    coder.code(&position)
    coder.code(&message)
    self = ProblemFact(position: position, message: message)
  }
}

extension SelectorFact: CodedFact {
  static var blank: SelectorFact { SelectorFact(name: "", position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    var (name, position) = (name, position)
    coder.code(&name)
    coder.code(&position)
    self = SelectorFact(name: name, position: position)
  }
}

extension SuppressionFact: CodedFact {
  static var blank: SuppressionFact { SuppressionFact(scope: .file, rules: [], position: .blank) }

  mutating func code(with coder: inout some FactCoder) {
    var (scope, rules, position) = (scope, rules, position)
    coder.code(&scope)
    coder.code(&rules)
    coder.code(&position)
    self = SuppressionFact(scope: scope, rules: rules, position: position)
  }
}

extension SuppressionFact.Scope: CodedWord {
  static var blank: SuppressionFact.Scope { .file }
}
