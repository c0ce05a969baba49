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
  /// The files with initializers in extensions of storyboard classes.
  private var filesWithInitializers: Set<Int64> = []

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
    let unreadCode = UnreadCodeReader(reader: reader)
    readInitializers(reader: reader)
    readAgain(naming: GeneratedCalls.names, asked: &asked, reader: reader)
    readFactories(asked: &asked, reader: reader)
    for _ in 0..<Self.maximumRounds {
      let evaluator = Evaluator(
        program: program, model: context.model, members: members, symbols: context.symbols, unreadCode: unreadCode)
      var round = WrapperRound(maker: maker.maker(evaluator))
      round.run()
      references = round.references
      guard readAgain(naming: round.wantedNames, asked: &asked, reader: reader) else { return }
    }
  }

  /// The names of `self.init` and `super.init`, by which an initializer hands on to another one. Every class has some, so
  /// that only the few files are read for it that extend a storyboard class.
  private static let delegation: Set<String> = ["self", "init"]

  private mutating func readInitializers(reader: some CallReader) {
    for position in program.files.indices where extendsStoryboards(program.files[position].facts) {
      let file = program.files[position].id
      filesWithInitializers.insert(file)
      guard let facts = reader.facts(of: file, callNames: Self.delegation) else { continue }
      _ = program.replaceFacts(ofFile: position, with: facts)
    }
  }

  private func extendsStoryboards(_ facts: SourceFacts) -> Bool {
    facts.functions.contains { function in
      guard function.kind == .initializer, let owner = function.owner else { return false }
      return ["UIStoryboard", "NSStoryboard"].contains(facts.types[owner].name)
    }
  }

  /// Reads the files that name a root of generated symbols for the functions that R.swift, Natalie and old templates of
  /// SwiftGen make one a scene. The names of scenes are common words, so no other file is read for them.
  private mutating func readFactories(asked: inout Set<String>, reader: some CallReader) {
    let files = reader.files(naming: GeneratedCalls.factoryRoots)
    guard !files.isEmpty else { return }
    asked.formUnion(context.symbols.factoryCallNames)
    for position in program.files.indices where files.contains(program.files[position].id) {
      guard let facts = reader.facts(of: program.files[position].id, callNames: asked) else { continue }
      _ = program.replaceFacts(ofFile: position, with: facts)
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
    for (file, read) in reader.facts(naming: new, callNames: asked) {
      guard let position = positions[file] else { continue }
      let isDelegating = filesWithInitializers.contains(file)
      let facts = isDelegating ? reader.facts(of: file, callNames: asked.union(Self.delegation)) ?? read : read
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
