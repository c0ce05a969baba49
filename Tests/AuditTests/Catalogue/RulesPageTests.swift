import Foundation
import Testing

@testable import Audit

@Suite("The documentation of rules")
struct RulesPageTests {
  @Test("the page in the repository is made from the headers as they are now")
  func isCurrent() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Rules.md")
    let made = RulesPage(catalogue: try RuleCatalogue.builtIn()).text
    if ProcessInfo.processInfo.environment["SCENEQL_WRITE_DOCUMENTATION"] != nil {
      try FileManager.default.createDirectory(at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made.utf8).write(to: page)
    }
    let written = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(written == made, "run the tests once with SCENEQL_WRITE_DOCUMENTATION=1 and commit Documentation/Rules.md")
  }

  @Test("the explanation of a rule tells all of it and its SQL, but not the header twice")
  func explains() throws {
    let rule = try #require(try RuleCatalogue.builtIn().rule("unknown-segue-identifiers"))
    let text = RuleExplanation(rule: rule).text
    #expect(text.hasPrefix("unknown-segue-identifiers: Code that performs a segue that does not exist (problem, error"))
    #expect(text.contains("At run time\n  A controller knows only the segues of its own scene."))
    #expect(text.contains("// sceneql:disable:next unknown-segue-identifiers"))
    #expect(text.contains("SQL (code/unknown-segue-identifiers.sql)\nwith\n"))
    #expect(!text.contains("@precision"))
  }

  @Test("every rule tells what happens at run time, shows an example and says how to mend it")
  func isComplete() throws {
    for rule in try RuleCatalogue.builtIn().rules where rule.kind == .problem {
      #expect(rule.why != nil && rule.example != nil && rule.fix != nil, "\(rule.id) lacks a part")
      #expect(!rule.question.isEmpty, "\(rule.id) asks no question")
    }
  }
}
