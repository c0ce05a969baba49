import CodeFacts

/// Finds every reference, following functions that hand a name on until no new one turns up.
///
/// The calls of a function are read only once it is known that it hands a name on. So the search goes in rounds: each
/// one links what was read, and asks for the calls of the functions that it found to be wrappers.
struct WrapperSearch {
  private(set) var program: Program
  private(set) var references: [Reference] = []
  private let context: LinkContext
  private let rows: IndexRows

  init(context: LinkContext, rows: IndexRows) {
    self.context = context
    self.rows = rows
    program = context.program
  }

  /// More rounds than this would mean functions that hand on to each other without end.
  private static let maximumRounds = 8

  /// A file that was read again; nil facts where it could not be.
  private struct Reading: Sendable {
    let file: Int64
    let facts: SourceFacts?
  }

  mutating func run(reader: some CallReader) {
    var asked: Set<String> = []
    let members = MemberIndex(program: program, model: context.model)
    let maker = MakerParts(
      owners: SceneOwners(rows: rows, model: context.model), catalog: StoryboardCatalog(rows: rows),
      names: KnownNames(rows: rows))
    readAgain(naming: GeneratedCalls.names, asked: &asked, reader: reader)
    for _ in 0..<Self.maximumRounds {
      let evaluator = Evaluator(
        program: program, model: context.model, members: members, symbols: context.symbols)
      var round = WrapperRound(maker: maker.maker(evaluator))
      round.run()
      references = round.references
      guard readAgain(naming: round.wantedNames, asked: &asked, reader: reader) else { return }
    }
  }

  /// Reads the files that name a new function.
  ///
  /// - Returns: whether there was anything new to read.
  @discardableResult
  private mutating func readAgain(
    naming names: Set<String>, asked: inout Set<String>, reader: some CallReader
  ) -> Bool {
    let new = names.subtracting(asked)
    guard !new.isEmpty else { return false }
    asked.formUnion(new)
    let positions = Dictionary(program.files.indices.map { (program.files[$0].id, $0) }, uniquingKeysWith: min)
    var isChanged = false
    for (file, facts) in reader.facts(naming: new, callNames: asked) {
      guard let position = positions[file] else { continue }
      if facts != program.files[position].facts {
        isChanged = program.replaceFacts(ofFile: position, with: facts) || isChanged
      }
    }
    return isChanged
  }
}

/// What makes references, beside the evaluator that each round has anew.
private struct MakerParts {
  let owners: SceneOwners
  let catalog: StoryboardCatalog
  let names: KnownNames

  func maker(_ evaluator: Evaluator) -> ReferenceMaker {
    ReferenceMaker(evaluator: evaluator, owners: owners, catalog: catalog, names: names)
  }
}

/// Calls that generators offer and that are looked for from the start.
enum GeneratedCalls {
  /// SwiftGen's scenes and segues.
  static let names: Set<String> = ["instantiate", "perform"]
}
