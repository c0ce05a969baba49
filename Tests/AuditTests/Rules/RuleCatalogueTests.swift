import TestSupport
import Testing

@testable import Audit

@Suite("Gathering rules")
struct RuleCatalogueTests {
  private func text(of id: String) -> String {
    """
    -- @id \(id)
    -- @name Name
    -- @description Sentence.
    -- @kind problem
    -- @severity note
    -- @precision high
    -- @tags test
    -- @key path
    select '' as path, 1 as line, 1 as column, '' as message order by 1
    """
  }

  @Test("a team's rules are found in the folders of a directory and stand behind the built-in ones")
  func addsDirectory() throws {
    let folder = try TemporaryFolder()
    try folder.write(text(of: "own-rule"), to: "deep/own-rule.sql")
    try folder.write("no rule", to: "notes.txt")
    let catalogue = try RuleCatalogue(rules: []).adding(directory: folder.path)
    #expect(catalogue.rules.map(\.id) == ["own-rule"])
    #expect(catalogue.rules.first?.path == "\(folder.path)/deep/own-rule.sql")
  }

  @Test("a rule of a name that is taken is refused with both places")
  func refusesTakenName() throws {
    let folder = try TemporaryFolder()
    try folder.write(text(of: "one"), to: "a/one.sql")
    try folder.write(text(of: "one"), to: "b/one.sql")
    let error = #expect(throws: RuleError.self) {
      try RuleCatalogue(rules: []).adding(directory: folder.path)
    }
    #expect(error?.path == "\(folder.path)/b/one.sql")
    #expect(error?.problem == .duplicateRule(id: "one", otherPath: "\(folder.path)/a/one.sql"))
  }

  @Test("a directory that does not exist is named")
  func refusesMissingDirectory() throws {
    let error = #expect(throws: RuleError.self) {
      try RuleCatalogue(rules: []).adding(directory: "/nowhere/at/all")
    }
    #expect(error?.description.hasPrefix("/nowhere/at/all: cannot be read: it does not exist") == true)
  }

  @Test("a file that is not UTF-8 is named")
  func refusesOtherEncodings() throws {
    let folder = try TemporaryFolder()
    try folder.write(.init([0x2D, 0x2D, 0xFF]), to: "bad.sql")
    let error = #expect(throws: RuleError.self) {
      try RuleCatalogue(rules: []).adding(directory: folder.path)
    }
    #expect(error?.problem == .unreadable("it is not UTF-8"))
  }

  @Test("an unknown name gets the nearest one")
  func suggestsNearest() throws {
    let catalogue = try RuleCatalogue.builtIn()
    let error = #expect(throws: UnknownRule.self) { try catalogue.select(["dangling-segue"]) }
    #expect(error == UnknownRule(id: "dangling-segue", nearest: "dangling-segues"))
    #expect(error?.description == "no rule is called 'dangling-segue'; did you mean 'dangling-segues'?")
  }

  @Test("without a name all problems are looked for, and nothing else")
  func selectsProblems() throws {
    let selected = try RuleCatalogue.builtIn().select([])
    #expect(selected.allSatisfy { $0.kind == .problem })
    #expect(selected.contains { $0.id == "unreachable-scenes" })
    #expect(!selected.contains { $0.id == "segues-without-actions" })
  }

  @Test("a rule that is named twice runs once")
  func selectsOnce() throws {
    let selected = try RuleCatalogue.builtIn().select(["summary", "dangling-segues", "summary"])
    #expect(selected.map(\.id) == ["summary", "dangling-segues"])
  }
}
