import CodeFacts
import Configuration

/// Links what the sources say: classes across files and languages, and every place that names something of Interface
/// Builder.
enum CodeLinker {
  /// Fills the tables of types, classes and code references.
  ///
  /// - Parameters:
  ///   - files: every file of the index.
  ///   - rows: the tables of storyboards, xibs and settings must be filled.
  ///   - configuration: names further classes of the system.
  ///   - reader: reads code again, once it is known which functions hand names on.
  static func link(
    files: [ExtractedFile], rows: inout IndexRows, configuration: Configuration, reader: some CallReader
  ) {
    let context = LinkContext(files: files, rows: rows, systemClasses: configuration.systemClasses)
    ClassLinker.link(program: context.program, model: context.model, rows: &rows)
    var search = WrapperSearch(context: context, rows: rows)
    search.run(reader: reader)
    var references = search.references
    ReuseIdentifierNames.fillNearest(of: &references, rows: rows)
    ReferenceRows.add(references, to: &rows)
  }
}

/// What every step of linking code reads.
struct LinkContext: Sendable {
  let program: Program
  let model: ClassModel
  let symbols: GeneratedSymbols

  init(files: [ExtractedFile], rows: IndexRows, systemClasses: [SystemClassSetting]) {
    program = Program(files: files)
    let catalog = SystemClassCatalog(additions: systemClasses)
    let lookup = TypeLookup(program: program, proximity: Proximity(files: rows.files), systemClasses: catalog)
    model = ClassModel(program: program, lookup: lookup, systemClasses: catalog)
    symbols = GeneratedSymbols(rows: rows)
  }
}
