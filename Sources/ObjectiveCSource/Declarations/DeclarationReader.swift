import CodeFacts

/// Reads the declarations of a file in order, and the bodies that can matter.
struct DeclarationReader {
  let file: LexedFile
  let interest: CallInterest
  let isHeader: Bool
  var facts = SourceFacts(language: .objectiveC)
  /// The type whose declarations are being read, as an index into `facts.types`.
  var owner: Int?
  var index = 0

  init(file: LexedFile, interest: CallInterest, isHeader: Bool) {
    self.file = file
    self.interest = interest
    self.isHeader = isHeader
  }

  mutating func readFile() {
    facts.suppressions = file.suppressions
    facts.problems = file.problems
    facts.imports = file.imports
    for macro in file.macros { readMacro(macro) }
    while index < file.tokens.count, file.tokens[index].kind != .end {
      let before = index
      readDeclaration()
      if index == before { index += 1 }
    }
  }

  private mutating func readDeclaration() {
    if file.tokens[index].kind == .at {
      readAtDeclaration()
    } else if owner != nil, file.isToken(index, "-") || file.isToken(index, "+") {
      readMethod()
    } else if file.isToken(index, "{") {
      skipBraces()
    } else if file.isToken(index, "namespace") {
      while file.isIdentifier(index) || file.isToken(index, ":") { index += 1 }
    } else if file.isToken(index, "typedef") {
      skipStatement()
    } else if file.tokens[index].kind == .identifier {
      readFunctionOrGlobal()
    }
  }

  private mutating func readAtDeclaration() {
    switch file.isIdentifier(index + 1) ? file.text(index + 1) : "" {
    case "interface": readInterface()
    case "implementation": readImplementation()
    case "protocol": readProtocol()
    case "property": readProperty()
    case "import": readModuleImport()
    case "end":
      owner = nil
      index += 2
    case "class", "synthesize", "dynamic", "compatibility_alias":
      skipStatement()
    default:
      index += 2
    }
  }

  private mutating func readModuleImport() {
    if file.isIdentifier(index + 2) { facts.imports.append(file.text(index + 2)) }
    skipStatement()
  }

  /// Goes past the next semicolon, braces on the way included.
  mutating func skipStatement() {
    while index < file.tokens.count, !file.isToken(index, ";"), file.tokens[index].kind != .end {
      if file.isToken(index, "{"), file.partners[index] > index { index = file.partners[index] }
      if file.tokens[index].kind == .at, file.isToken(index + 1, "end") { return }
      index += 1
    }
    index += 1
  }

  mutating func skipBraces() {
    let partner = file.partners[index]
    index = partner > index ? partner + 1 : index + 1
  }
}
