import Audit
import Configuration
import SQLite

extension SmallApp {
  /// The rows of a listing or of a query about a name, the values of some columns joined by bars.
  func rows(_ listing: String, name: String? = nil, _ columns: String...) throws -> [String] {
    guard let rule = try RuleCatalogue.builtIn().rule(listing) else { return ["no listing \(listing)"] }
    let parameters = name.map { ["name": SQLite.Value($0)] } ?? [:]
    var rows: [String] = []
    try session.prepare(rule.sql).run(parameters) { row in
      let values = columns.map { row[$0].flatMap { $0.string ?? $0.integer.map(String.init) } ?? "" }
      rows.append(values.joined(separator: "|"))
    }
    return rows
  }

  /// The errors and warnings of all rules, as `rule path:line`.
  func faults(configuration: Configuration = Configuration()) throws -> [String] {
    try report(configuration: configuration).findings.filter { $0.severity != .note }
      .map { "\($0.rule) \($0.path):\($0.line ?? 0)" }
  }
}
