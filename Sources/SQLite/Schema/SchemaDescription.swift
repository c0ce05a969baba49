/// The tables and views of a database, with the comments of those who wrote them.
public struct SchemaDescription: Equatable, Sendable {
  /// A table or a view.
  public struct Relation: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case table, view
    }

    public let kind: Kind
    public let name: String
    /// What it holds; empty where nobody said.
    public let comment: String
    public let columns: [Column]
  }

  /// A column of a table or a view.
  public struct Column: Equatable, Sendable {
    public let name: String
    /// Such as `text`; empty for a column of a view that is computed.
    public let type: String
    /// What it holds; empty where nobody said.
    public let comment: String
  }

  /// Tables first, then views, each in the order in which they were made.
  public let relations: [Relation]

  /// - Throws: as `ReadOnlyQuery.run` does.
  public init(of session: ReadOnlySession) throws {
    relations = try session.rows(Self.relationQuery).map { row in
      let comments = DefinitionComments(of: row["sql"]?.string ?? "")
      let name = row["name"]?.string ?? ""
      let columns = try session.rows(Self.columnQuery, ["relation": Value(name)]).map { column in
        let columnName = column["name"]?.string ?? ""
        return Column(
          name: columnName, type: (column["type"]?.string ?? "").lowercased(),
          comment: comments.ofColumns[columnName] ?? "")
      }
      return Relation(
        kind: row["type"] == "view" ? .view : .table, name: name, comment: comments.ofRelation, columns: columns)
    }
  }

  private static let relationQuery = """
    -- Which tables and views are there?
    select type, name, sql
    from sqlite_schema
    where type in ('table', 'view')
      and name not like 'sqlite\\_%' escape '\\'
    order by type, rowid
    """

  private static let columnQuery = """
    -- Which columns does a table or view have, computed ones too?
    select name, type
    from pragma_table_xinfo(:relation)
    order by cid
    """
}
