import InterfaceBuilder

/// Turns what storyboards and xibs say into rows, and finds what storyboard references stand for.
enum InterfaceLinker {
  /// Adds storyboards, scenes, objects, segues, connections, bindings, reuse identifiers and runtime attributes, and tells
  /// the files their platforms.
  ///
  /// - Parameters:
  ///   - files: every file of the index, in the order of `rows.files`.
  ///   - rows: `rows.files` must be filled; the tables of Interface Builder must be empty.
  static func link(files: [ExtractedFile], rows: inout IndexRows) {
    for file in files {
      guard case .interfaceBuilder(let document) = file.content else { continue }
      InterfaceRowBuilder(document: document, file: file.row).append(to: &rows)
    }
    ReferenceLinker(catalog: StoryboardCatalog(rows: rows)).link(&rows)
  }
}
