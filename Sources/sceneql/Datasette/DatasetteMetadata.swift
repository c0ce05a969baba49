import Audit
import Foundation
import SQLite

/// What Datasette reads from `--metadata`: titles, comments, labels of rows, and every canned query.
///
/// The form is that of Datasette 0.65: https://docs.datasette.io/en/stable/metadata.html
struct DatasetteMetadata {
  /// The column that stands for a row where another table points to it.
  private static let labelColumns = [
    "code_references": "kind", "entry_points": "key", "files": "path", "flows": "via", "link_conventions": "name",
    "members": "name", "objects": "element", "scenes": "label", "segues": "kind", "storyboard_links": "text",
    "storyboards": "name", "types": "name",
  ]

  /// The file of the index; Datasette calls the database by its name.
  let indexPath: String
  /// The name of the app's folder.
  let appName: String
  let relations: [SchemaDescription.Relation]
  let rules: [Rule]

  var text: String {
    JSONValue.object([
      ("title", .string("The UI flow of \(appName)")),
      ("description", .string("An index of storyboards, xibs and sources, made by SceneQL \(toolVersion)")),
      ("databases", .object([(databaseName, database)])),
    ]).prettyText + "\n"
  }

  private var databaseName: String {
    URL(fileURLWithPath: indexPath).deletingPathExtension().lastPathComponent
  }

  private var database: JSONValue {
    .object([
      ("tables", .object(relations.map { ($0.name, table($0)) })),
      ("queries", .object(rules.map { (queryName(of: $0), query($0)) })),
    ])
  }

  /// Datasette shows a query in the place of the table of its name, so a listing of that name gets another.
  private func queryName(of rule: Rule) -> String {
    relations.contains { $0.name == rule.id } ? "list-\(rule.id)" : rule.id
  }

  private func table(_ relation: SchemaDescription.Relation) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if !relation.comment.isEmpty { members.append(("description", .string(relation.comment))) }
    let columns = relation.columns.filter { !$0.comment.isEmpty }.map { ($0.name, JSONValue.string($0.comment)) }
    if !columns.isEmpty { members.append(("columns", .object(columns))) }
    if let label = Self.labelColumns[relation.name] { members.append(("label_column", .string(label))) }
    if relation.name == "schema_migrations" { members.append(("hidden", .bool(true))) }
    return .object(members)
  }

  private func query(_ rule: Rule) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("title", .string(rule.name)), ("description", .string(rule.description)), ("sql", .string(rule.statement)),
    ]
    if !rule.parameters.isEmpty {
      members.append(("params", .array(rule.parameters.map { .string($0.name) })))
    }
    return .object(members)
  }
}
