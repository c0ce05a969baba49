/// A table with a field to search it. Both the field and the buttons that sort need the script, which reveals them.
struct InventoryTableView {
  let table: InventoryTable
  let links: SourceLinks

  var markup: Element {
    Element(.div, .classes("finder"), .data("finder", table.id)) {
      Element(.div, .classes("finder-controls"), .hidden) {
        Element(.label) {
          Element(.span, text: "Search \(table.title.lowercased())")
          Element(.input, .type("search"), .meta("autocomplete", "off"), .meta("spellcheck", "false"))
        }
        Element(.output, .role("status"))
      }
      Element(.div, .classes("scroll"), .role("region"), .label("Table of \(table.title.lowercased())"), .focusable) {
        Element(.table, .classes("rows")) {
          Element(.caption, text: "\(table.title): \(table.summary)")
          Element(.thead) {
            Element(.tr) {
              for column in table.columns { head(of: column) }
            }
          }
          Element(.tbody) {
            for row in table.rows { line(of: row) }
          }
        }
      }
      Element(.button, .type("button"), .classes("more"), .hidden, text: "Show more")
    }
  }

  private func head(of column: InventoryTable.Column) -> Element {
    Element(.th, attributes: column.kind == .number ? [.ofColumn, .classes("number")] : [.ofColumn]) { column.title }
  }

  private func line(of row: [InventoryTable.Cell]) -> Element {
    Element(.tr) {
      for (column, cell) in zip(table.columns, row) { self.cell(cell, of: column) }
    }
  }

  /// The title goes along, since on a narrow screen a row is a list of its cells.
  private func cell(_ cell: InventoryTable.Cell, of column: InventoryTable.Column) -> Element {
    switch cell {
    case .words(let words): Element(.td, .data("title", column.title), text: words.abridged(to: 200))
    case .number(let number):
      Element(.td, .data("title", column.title), .classes("number"), text: "\(number)")
    case .scene(let id, let label):
      Element(.td, .data("title", column.title)) {
        Element(.a, .link(.place(SceneFacts.anchor(of: id))), text: label.abridged(to: 200))
      }
    case .place(let path, let line):
      Element(.td, .data("title", column.title), .classes("place")) { links.place(path: path, line: line) }
    case .nothing: Element(.td)
    }
  }
}
