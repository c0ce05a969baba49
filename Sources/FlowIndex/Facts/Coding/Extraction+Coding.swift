import CodeFacts
import InterfaceBuilder
import ProjectSettings

extension Extraction: CodedFact {
  static var blank: Extraction { .indexed(.nothing) }

  mutating func code(with coder: inout some FactCoder) {
    var (content, status, problem) = (content, status, problem)
    coder.code(&content)
    coder.code(&status)
    coder.code(&problem)
    self = Extraction(content: content, status: status, problem: problem)
  }
}

extension Extraction.Status: CodedWord {
  static var blank: Extraction.Status { .indexed }
}

extension ExtractedFile.Content: CodedFact {
  static var blank: ExtractedFile.Content { .nothing }

  private enum Kind: Int {
    case nothing, interfaceBuilder, code, settings
  }

  private var kind: Kind {
    switch self {
    case .nothing: .nothing
    case .interfaceBuilder: .interfaceBuilder
    case .code: .code
    case .settings: .settings
    }
  }

  mutating func code(with coder: inout some FactCoder) {
    var number = kind.rawValue
    coder.code(&number)
    switch Kind(rawValue: number) {
    case .nothing: self = .nothing
    case .interfaceBuilder: codeDocument(with: &coder)
    case .code: codeSource(with: &coder)
    case .settings: codeSettings(with: &coder)
    case nil: coder.fail()
    }
  }

  private mutating func codeDocument(with coder: inout some FactCoder) {
    var document = InterfaceBuilderDocument.blank
    if case .interfaceBuilder(let own) = self { document = own }
    coder.code(&document)
    self = .interfaceBuilder(document)
  }

  private mutating func codeSource(with coder: inout some FactCoder) {
    var facts = SourceFacts.blank
    if case .code(let own) = self { facts = own }
    coder.code(&facts)
    self = .code(facts)
  }

  private mutating func codeSettings(with coder: inout some FactCoder) {
    var facts = ProjectSettingsFacts.blank
    if case .settings(let own) = self { facts = own }
    coder.code(&facts)
    self = .settings(facts)
  }
}
