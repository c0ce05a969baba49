import CodeFacts

/// Turns the places that name a selector into rows.
enum SelectorReferenceLinker {
  static func link(files: [ExtractedFile], rows: inout IndexRows) {
    for file in files {
      guard case .code(let facts) = file.content else { continue }
      for selector in facts.selectors {
        rows.selectorReferences.append(
          SelectorReferenceRow(
            id: Int64(rows.selectorReferences.count + 1), fileID: file.row.id, line: selector.position.line,
            column: selector.position.column, name: selector.name))
      }
    }
  }
}
