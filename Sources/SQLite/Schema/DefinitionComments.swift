/// The comments within the text that made a table or a view.
///
/// Comments before the first column, or before the query of a view, describe the whole. A comment on the last line of a
/// column describes that column; one on a line of its own describes the column after it.
struct DefinitionComments: Equatable {
  /// What the whole holds; empty where nobody said.
  private(set) var ofRelation = ""
  /// What the columns of a table hold, by their names.
  private(set) var ofColumns: [String: String] = [:]

  init(of definition: String) {
    let tokens = DefinitionLexer.tokens(of: definition)
    if tokens.prefix(3).contains(where: { $0.isWord("view") }) {
      readView(tokens)
    } else {
      readTable(tokens)
    }
  }

  /// Comments between `as` and the query.
  private mutating func readView(_ tokens: [DefinitionToken]) {
    for token in tokens.drop(while: { !$0.isWord("as") }).dropFirst() {
      guard case .comment(let text) = token.kind else { return }
      Self.append(text, to: &ofRelation)
    }
  }

  private mutating func readTable(_ tokens: [DefinitionToken]) {
    var reader = ColumnCommentReader()
    for token in tokens { reader.read(token) }
    ofRelation = reader.ofRelation
    ofColumns = reader.ofColumns
  }

  /// Adds a line to a comment.
  fileprivate static func append(_ text: String, to comment: inout String) {
    comment += comment.isEmpty ? text : " \(text)"
  }
}

/// Goes through the columns of a table and gives each its comment.
private struct ColumnCommentReader {
  private(set) var ofRelation = ""
  private(set) var ofColumns: [String: String] = [:]

  private var depth = 0
  private var hasColumns = false
  /// The column whose definition is not yet over.
  private var openColumn: String?
  /// The last column whose definition is over, and the line of its comma.
  private var closedColumn: (name: String, line: Int)?
  /// Comments on lines of their own that wait for their column.
  private var waiting = ""

  mutating func read(_ token: DefinitionToken) {
    switch token.kind {
    case .opening: depth += 1
    case .closing: depth -= 1
    case .comma where depth == 1: close(on: token.line)
    case .word(let name) where depth == 1 && openColumn == nil: open(name)
    case .comment(let text): add(text, on: token.line)
    case .word, .comma, .other: break
    }
  }

  private mutating func open(_ name: String) {
    hasColumns = true
    openColumn = name
    if !waiting.isEmpty { ofColumns[name] = waiting }
    waiting = ""
  }

  private mutating func close(on line: Int) {
    closedColumn = openColumn.map { ($0, line) }
    openColumn = nil
  }

  private mutating func add(_ text: String, on line: Int) {
    if !hasColumns {
      DefinitionComments.append(text, to: &ofRelation)
    } else if let openColumn {
      DefinitionComments.append(text, to: &ofColumns[openColumn, default: ""])
    } else if let closedColumn, closedColumn.line == line {
      DefinitionComments.append(text, to: &ofColumns[closedColumn.name, default: ""])
    } else {
      DefinitionComments.append(text, to: &waiting)
    }
  }
}

extension DefinitionToken {
  /// Whether the token is that keyword, in any case.
  fileprivate func isWord(_ keyword: String) -> Bool {
    if case .word(let word) = kind { word.lowercased() == keyword } else { false }
  }
}
