import Configuration

/// Makes all rows of an index of what its files say, step by step. Each step reads what earlier ones put in.
enum Linker {
  /// - Parameters:
  ///   - files: every file of the index; a file's id is its position, counted from 1.
  ///   - callReader: reads code again for the calls of wrappers.
  static func link(files: [ExtractedFile], callReader: some CallReader, configuration: Configuration) -> IndexRows {
    var rows = IndexRows()
    rows.files = BuiltFileLinker.link(files: files)
    InterfaceLinker.link(files: files, rows: &rows)
    let catalog = StoryboardCatalog(rows: rows)
    EntryPointLinker.link(files: files, catalog: catalog, rows: &rows)
    CodeLinker.link(files: files, rows: &rows, configuration: configuration, reader: callReader)
    LinkConventions.link(settings: configuration.storyboardLinks, catalog: catalog, rows: &rows)
    FlowLinker.link(catalog: catalog, rows: &rows, reader: callReader)
    ConstantLinker.link(files: files, rows: &rows)
    rows.nearestClassNames = NearestClassNames.find(rows: rows)
    rows.sceneClusters = SceneClusters.find(rows: rows)
    rows.splitCandidates = SplitCandidates.find(rows: rows)
    SelectorReferenceLinker.link(files: files, rows: &rows)
    SuppressionLinker.link(files: files, rows: &rows)
    return rows
  }
}
