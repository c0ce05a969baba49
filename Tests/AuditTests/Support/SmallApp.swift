import Configuration
import FlowIndex
import Migrations
import SQLite
import TestSupport

@testable import Audit

/// An app of a few files, indexed, for rules to be run on.
final class SmallApp {
  let session: ReadOnlySession
  private let folder: TemporaryFolder
  private let catalogue: RuleCatalogue

  /// - Parameter files: the text of each file by its path.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    let root = "\(folder.path)/App"
    let database = "\(folder.path)/index.db"
    try folder.write("", to: "App/.keep")
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    _ = try IndexBuilder(root: root, databasePath: database).build()
    session = try ReadOnlySession(path: database, format: try MigrationSeries.index.migrator().format)
    catalogue = try RuleCatalogue.builtIn()
  }

  /// What a rule finds.
  func findings(_ rule: String) throws -> [Finding] {
    try report([rule]).findings.filter { $0.rule == rule }
  }

  /// The messages of what a rule finds.
  func messages(_ rule: String) throws -> [String] {
    try findings(rule).map(\.message)
  }

  /// An audit with some rules, or those that run where none is named.
  func report(
    _ rules: [String] = [], configuration: Configuration = Configuration(), options: AuditOptions = AuditOptions()
  ) throws -> AuditReport {
    let runner = AuditRunner(session: session, catalogue: catalogue, configuration: configuration, options: options)
    return try runner.run(try catalogue.select(rules), root: ".")
  }
}
