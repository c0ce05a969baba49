import Testing

@testable import Audit

@Suite("Reading the header of a rule")
struct RuleReaderTests {
  private static let header = """
    -- Which screens are lonely?
    --
    -- @id lonely-screens
    -- @name Lonely screen
    -- @description A screen that nobody visits
    --   is lonely.
    -- @kind problem
    -- @severity warning
    -- @precision very-high
    -- @tags flow, dead-code
    -- @param least integer '3' How few visits are lonely
    -- @key path, object_id
    -- @example
    --   <scene>
    --     <objects/>
    -- @fix Visit it.
    """
  private static let statement = "select path from screens order by path"

  private func read(_ text: String, path: String = "flow/lonely-screens.sql") throws -> Rule {
    try RuleReader(path: path, text: text).read()
  }

  private func problem(of text: String) throws -> RuleError {
    try #require(throws: RuleError.self) { try read(text) }
  }

  @Test("every field is read, and the lines below a field belong to it")
  func readsFields() throws {
    let rule = try read("\(Self.header)\n\(Self.statement)")
    #expect(rule.question == "Which screens are lonely?")
    #expect(rule.id == "lonely-screens")
    #expect(rule.name == "Lonely screen")
    #expect(rule.description == "A screen that nobody visits is lonely.")
    #expect(rule.kind == .problem)
    #expect(rule.severity == .warning)
    #expect(rule.precision == .veryHigh)
    #expect(rule.tags == ["flow", "dead-code"])
    #expect(rule.key == ["path", "object_id"])
    #expect(rule.example == "<scene>\n  <objects/>")
    #expect(rule.fix == "Visit it.")
    #expect(rule.why == nil)
    #expect(rule.subject == "flow")
  }

  @Test("a parameter has a type, a default and words")
  func readsParameter() throws {
    let rule = try read("\(Self.header)\n\(Self.statement)")
    let expected = RuleParameter(
      name: "least", type: .integer, defaultValue: "3", explanation: "How few visits are lonely")
    #expect(rule.parameters == [expected])
  }

  @Test("a line that is indented further is no field, even where it begins with the sign of one")
  func readsExampleWithAttribute() throws {
    let header = Self.header + "\n-- @why Because.\n--   @IBOutlet is no field."
    #expect(try read("\(header)\n\(Self.statement)").why == "Because. @IBOutlet is no field.")
  }

  @Test("line ends of Windows and a byte order mark change nothing")
  func readsWindowsFiles() throws {
    let text = "\u{FEFF}" + "\(Self.header)\n\(Self.statement)".split(separator: "\n").joined(separator: "\r\n")
    #expect(try read(text).name == "Lonely screen")
  }

  @Test("comments below the first statement line are no header")
  func stopsAtStatement() throws {
    let rule = try read("\(Self.header)\n\(Self.statement)\n-- @why never read")
    #expect(rule.why == nil)
  }

  @Test("an unknown field is named with its file and line")
  func refusesUnknownField() throws {
    let error = try problem(of: "-- A question\n-- @sevrity error\n" + Self.header)
    #expect(error == RuleError(path: "flow/lonely-screens.sql", line: 2, problem: .unknownField("sevrity")))
    #expect(error.description.hasPrefix("flow/lonely-screens.sql:2: no header field is called '@sevrity'"))
  }

  @Test("a field that stands twice is named with both lines")
  func refusesDuplicateField() throws {
    let error = try problem(of: "\(Self.header)\n-- @kind metric")
    #expect(error.line == 17)
    #expect(error.problem == .duplicateField("kind", firstLine: 7))
  }

  @Test(
    "a field that every rule must have is missed",
    arguments: ["id", "name", "description", "kind", "severity", "precision", "tags", "key"])
  func refusesMissingField(name: String) throws {
    let lines = Self.header.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.hasPrefix("-- @\(name)") }.joined(separator: "\n")
    #expect(try problem(of: text).problem == .missingField(name))
  }

  @Test("a field without a value is named with its line")
  func refusesEmptyField() throws {
    let error = try problem(of: "\(Self.header)\n-- @why")
    #expect(error == RuleError(path: "flow/lonely-screens.sql", line: 17, problem: .emptyField("why")))
  }

  @Test("a word that a field does not know is named with those it knows")
  func refusesInvalidValue() throws {
    let text = Self.header.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == "-- @severity warning" ? "-- @severity fatal" : $0 }.joined(separator: "\n")
    let error = try problem(of: text)
    #expect(error.line == 8)
    #expect(
      error.problem == .invalidValue(field: "severity", value: "fatal", allowed: ["note", "warning", "error"]))
  }

  @Test("the file must be called like the rule")
  func refusesOtherFileName() throws {
    let error = try #require(throws: RuleError.self) { try read(Self.header, path: "flow/other.sql") }
    #expect(error.problem == .nameDiffers(id: "lonely-screens"))
    #expect(error.line == 3)
  }

  @Test("a fingerprint is not made of lines", arguments: ["line", "column", "related_line"])
  func refusesLineInKey(column: String) throws {
    let text = Self.header.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("-- @key") ? "-- @key path, \(column)" : String($0) }.joined(separator: "\n")
    #expect(try problem(of: text).problem == .lineInKey(column))
  }

  @Test(
    "a parameter that cannot be read is refused",
    arguments: ["least", "least number", "3x integer", "least integer 'many' words", "least text 'open"])
  func refusesInvalidParameter(text: String) throws {
    let error = try problem(of: "\(Self.header)\n-- @param \(text)")
    #expect(error.problem == .invalidParameter(text))
    #expect(error.line == 17)
  }

  @Test("two quotes in a default stand for one")
  func readsQuotedDefault() {
    let parameter = ParameterReader(text: "name text 'it''s' The name").read()
    #expect(parameter?.defaultValue == "it's")
    #expect(parameter?.explanation == "The name")
  }
}
