import FlowIndex
import Migrations
import SQLite
import TestSupport
import Testing

@testable import Audit

@Suite("The built-in rules")
struct BuiltInRulesTests {
  @Test("each keeps what its header promises")
  func check() throws {
    let app = try SmallApp([:])
    let check = RuleCheck(session: app.session)
    for rule in try RuleCatalogue.builtIn().rules {
      #expect(throws: Never.self) { try check.check(rule) }
    }
  }

  @Test("the catalogue has every promised rule")
  func catalogue() throws {
    let promised = """
      unreachable-scenes missing-initial-scenes duplicate-scene-identifiers unused-scene-identifiers missing-custom-classes \
      dangling-segues segues-without-identifiers unperformed-segues duplicate-segue-identifiers segues-without-actions \
      segues-needing-actions instantiations-needing-creators missing-segue-actions unconnected-segue-actions \
      mistyped-segue-actions missing-unwind-actions unused-unwind-actions missing-segue-classes \
      pushed-navigation-controllers broken-storyboard-references broken-storyboard-links missing-entry-storyboards \
      unknown-segue-identifiers dead-segue-cases unknown-scene-identifiers unknown-storyboards mistyped-scene-casts \
      mistyped-destination-casts missing-reuse-identifiers unknown-reuse-identifiers missing-outlets missing-actions \
      unconnected-outlets unconnected-actions variant-mismatches file-problems dynamic-references indexed-files summary
      """
    let audits = try RuleCatalogue.builtIn().audits
    #expect(Set(audits.map(\.id)) == Set(promised.split(separator: " ").map(String.init)))
  }

  @Test("an empty index has no faults")
  func emptyIndex() throws {
    let app = try SmallApp([:])
    for rule in try RuleCatalogue.builtIn().audits where rule.kind != .metric {
      #expect(try app.findings(rule.id).isEmpty, "\(rule.id)")
    }
    #expect(try app.report(["summary"]).metrics.allSatisfy { $0.value == 0 })
  }

  /// A table that is scanned inside the loop over another takes a time that grows with the square of the app.
  @Test("no rule scans a table inside a loop over another")
  func plans() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/index.db"
    try folder.write("", to: "App/.keep")
    _ = try IndexBuilder(root: "\(folder.path)/App", databasePath: path).build()
    let database = try Database(path: path, mode: .readOnly)
    for rule in try RuleCatalogue.builtIn().audits {
      for scan in try QueryPlan(of: rule.sql, in: database).innerScans {
        Issue.record("\(rule.id) scans inside a loop: \(scan)")
      }
    }
  }
}
