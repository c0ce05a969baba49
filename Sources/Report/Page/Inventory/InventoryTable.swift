/// Rows of one kind, such as all segues, for people to search and sort.
struct InventoryTable: Sendable, Equatable {
  /// What stands in a column.
  enum ColumnKind: Sendable {
    case words, number, place
  }

  struct Column: Sendable, Equatable {
    let title: String
    let kind: ColumnKind

    init(_ title: String, _ kind: ColumnKind = .words) {
      self.title = title
      self.kind = kind
    }
  }

  enum Cell: Sendable, Equatable {
    case words(String)
    case number(Int)
    /// A scene by its number in the index, which leads to its facts.
    case scene(Int, label: String)
    case place(path: String, line: Int?)
    case nothing
  }

  /// The anchor, such as `segues`.
  let id: String
  let title: String
  /// What a row is, for those who have not seen the table before.
  let summary: String
  let columns: [Column]
  let rows: [[Cell]]
}
