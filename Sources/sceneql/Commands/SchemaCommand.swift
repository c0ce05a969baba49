import Configuration
import SQLite

extension Command {
  static let schema = Command(
    name: "schema",
    summary: "show tables, views and columns with their comments",
    explanation: """
      One row a table or view, without a column, and one row a column. The tables and views are the way to ask from any \
      SQLite client.
      """,
    operands: [Operand("TABLE", "Show only this table or view.", count: .optional)],
    flags: [.rowFormat, .limit, .spreadsheetSafe, .output, .database],
    examples: [
      Example("sceneql schema", "every table and view"),
      Example("sceneql schema scenes", "the columns of scenes"),
      Example("sceneql schema --format markdown", "for a wiki"),
    ],
    run: SchemaCommand.run)
}

/// Prints the tables and views of the index.
enum SchemaCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let relations = try SchemaDescription(of: invocation.openIndex()).relations
    let shown = try invocation.operands.first.map { [try relation(named: $0, among: relations)] } ?? relations
    try RowAnswer(invocation).write(
      columns: ["table", "kind", "column", "type", "comment"], rows: shown.flatMap(rows(of:)))
    return .clean
  }

  private static func relation(
    named name: String, among relations: [SchemaDescription.Relation]
  ) throws(UsageError) -> SchemaDescription.Relation {
    if let relation = relations.first(where: { $0.name == name }) { return relation }
    let nearest = NearestName.nearest(to: name, among: relations.map(\.name))
    throw .unknownName(name, kind: "table or view", nearest: nearest, seeAlso: "sceneql schema")
  }

  private static func rows(of relation: SchemaDescription.Relation) -> [[Value]] {
    let head = [Value(relation.name), Value(relation.kind.rawValue), nil, nil, Value(relation.comment)]
    return [head]
      + relation.columns.map { column in
        [
          Value(relation.name), Value(relation.kind.rawValue), Value(column.name), Value(column.type),
          Value(column.comment),
        ]
      }
  }
}
