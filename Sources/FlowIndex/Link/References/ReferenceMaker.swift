import CodeFacts
import Configuration

/// Turns what places in code say into references: rows, and the scenes, segues and storyboards that they concern.
struct ReferenceMaker: Sendable {
  let evaluator: Evaluator
  let owners: SceneOwners
  let catalog: StoryboardCatalog
  let names: KnownNames

  private var program: Program { evaluator.program }
  private var model: ClassModel { evaluator.model }

  // MARK: - Calls

  /// The references of a call: one for each name that it may give, and one without a name where none is known.
  func references(for findings: SiteFindings, at place: ReferencePlace) -> [Reference] {
    guard findings.names.count > 1 else { return [reference(for: findings, name: findings.names.first, at: place)] }
    let all = findings.names.map { reference(for: findings, name: $0, at: place) }
    // Where a value is some case of an enum, or `Self` some class, those count that the storyboards know.
    let known = all.filter(\.isKnown)
    let areWritten = findings.names.allSatisfy { $0.how == .literal }
    return areWritten || known.isEmpty ? all : known
  }

  private func reference(
    for findings: SiteFindings, name: (text: String, how: Resolution)?, at place: ReferencePlace
  ) -> Reference {
    var reference = Reference(row: row(findings.kind, at: place))
    reference.owners = reference.row.isStatic ? [] : ownerScenes(at: place)
    fillResult(of: findings, into: &reference)
    switch findings.kind {
    case .performSegue: fillSegue(findings, name: name, at: place, into: &reference)
    case .storyboard: fillStoryboard(findings, name: name, at: place, into: &reference)
    case .instantiate, .instantiateInitial: fillScene(findings, name: name, at: place, into: &reference)
    case .pushController, .presentController, .reloadControllers:
      fillWatchScene(name: name, at: place, into: &reference)
    default: reference.row.identifier = name?.text
    }
    reference.row.resolution = resolution(of: findings, name: name, at: place, reference: reference).name
    return reference
  }

  private func resolution(
    of findings: SiteFindings, name: (text: String, how: Resolution)?, at place: ReferencePlace, reference: Reference
  ) -> Resolution {
    let isKnown = findings.kind == .instantiateInitial ? !findings.storyboards.isEmpty : name != nil
    guard isKnown else { return place.isHandedOver ? .wrapper : .dynamic }
    if place.wrapper != nil { return .wrapper }
    if findings.kind == .instantiateInitial { return findings.storyboards.map(\.how).max() ?? .dynamic }
    return name?.how ?? .dynamic
  }

  private func fillResult(of findings: SiteFindings, into reference: inout Reference) {
    reference.row.castClass = findings.castClass
    reference.row.castKind = findings.castClass == nil ? nil : findings.castKind?.rawValue
    reference.row.creatorClass = findings.creatorClass
    reference.row.hasCreator = findings.hasCreator
    reference.row.hasIndexPath = findings.hasIndexPath
    reference.row.isForced = findings.isForced
    reference.row.receiver = findings.receiver.map { ExpressionText.of($0) }
  }

  // MARK: - Segues

  private func fillSegue(
    _ findings: SiteFindings, name: (text: String, how: Resolution)?, at place: ReferencePlace,
    into reference: inout Reference
  ) {
    reference.row.identifier = name?.text
    if let type = findings.receiverType {
      reference.row.receiverType = evaluator.className(of: type)
      if case .declared(let home) = type {
        reference.row.receiverTypeID = Int64(home + 1)
        reference.row.isReceiverCertain = !findings.isReceiverOpen && model.isClass(home, program: program)
      }
    }
    let scenes = findings.receiverType.map { owners.scenes(of: $0) } ?? []
    guard let identifier = name?.text else {
      reference.owners = scenes
      return
    }
    reference.segues = owners.segues(identified: identifier, in: scenes)
    if reference.row.isReceiverCertain {
      reference.owners = scenes
    } else {
      // Which scene is told is not known: those count that could obey.
      if reference.segues.isEmpty {
        let anywhere = names.scenes(withSegue: identifier, near: program.files[place.file].id)
        reference.segues = owners.segues(identified: identifier, in: anywhere)
      }
      reference.owners = names.scenes(ofSegues: reference.segues)
    }
    guard reference.segues.isEmpty else { return }
    reference.row.nearest = NearestName.nearest(to: identifier, among: owners.segueIdentifiers(in: scenes))
  }

  // MARK: - Storyboards and scenes

  private func fillStoryboard(
    _ findings: SiteFindings, name: (text: String, how: Resolution)?, at place: ReferencePlace,
    into reference: inout Reference
  ) {
    reference.row.bundle = findings.bundle
    guard let name = name?.text else { return }
    let file = program.files[place.file].id
    reference.row.storyboard = name
    reference.storyboards = catalog.storyboards(named: name, near: file)
    if reference.storyboards.isEmpty { reference.row.nearest = NearestName.nearest(to: name, among: names.storyboards) }
  }

  private func fillScene(
    _ findings: SiteFindings, name: (text: String, how: Resolution)?, at place: ReferencePlace,
    into reference: inout Reference
  ) {
    let file = program.files[place.file].id
    let choice = storyboards(findings.storyboards, for: name?.text, near: file)
    reference.storyboards = choice.ids
    reference.row.storyboard = choice.name
    reference.row.bundle = choice.bundle
    guard findings.kind == .instantiate else {
      reference.targets = catalog.initialScenes(of: choice.ids)
      return
    }
    guard let identifier = name?.text else {
      // A generated symbol of an initial scene names none.
      if findings.storyboards.contains(where: \.isInitialScene) {
        reference.row.kind = ReferenceKind.instantiateInitial.rawValue
      }
      reference.targets =
        findings.storyboards.contains(where: \.isInitialScene) ? catalog.initialScenes(of: choice.ids) : []
      return
    }
    reference.row.identifier = identifier
    reference.targets = catalog.scenes(identified: identifier, in: choice.ids)
    if choice.ids.isEmpty, choice.name == nil, choice.bundle == nil {
      reference.targets = names.scenes(identified: identifier, near: file)
    } else if reference.targets.isEmpty {
      reference.row.nearest = NearestName.nearest(to: identifier, among: names.sceneIdentifiers(in: choice.ids))
    }
  }

  private struct StoryboardChoice {
    var ids: [Int64] = []
    var name: String?
    var bundle: String?
  }

  /// The storyboards that values stand for; of several, those that have the scene come before those that lack it.
  private func storyboards(_ values: [Evaluated], for identifier: String?, near file: Int64) -> StoryboardChoice {
    var choice = StoryboardChoice()
    var named: [String] = []
    for value in values.map(\.value) {
      switch value {
      case .storyboard(.named(let name, let bundle)):
        if let symbol = identifier, values.count > 1, !names.has(symbol, inStoryboard: name),
          values.contains(where: \.isSceneSymbol)
        {
          continue
        }
        named.append(name)
        choice.ids += catalog.storyboards(named: name, near: file)
        choice.bundle = choice.bundle ?? bundle
      case .storyboard(.ofController(let type)):
        let ids = owners.storyboards(of: owners.scenes(of: type))
        choice.ids += ids
        named += names.storyboardNames(of: ids)
      case .storyboard(.main):
        for name in evaluator.symbols.mainStoryboardNames.keys.sorted().flatMap({
          evaluator.symbols.mainStoryboardNames[$0] ?? []
        }) {
          named.append(name)
          choice.ids += catalog.storyboards(named: name, near: file)
        }
      case .scene(let symbol):
        guard symbol.identifier == identifier else { continue }
        named.append(symbol.storyboard)
        choice.ids += catalog.storyboards(named: symbol.storyboard, near: file)
      default: break
      }
    }
    choice.ids = Set(choice.ids).sorted()
    choice.name = Set(named).count == 1 ? named[0] : nil
    return choice
  }

  private func fillWatchScene(
    name: (text: String, how: Resolution)?, at place: ReferencePlace, into reference: inout Reference
  ) {
    guard let identifier = name?.text else { return }
    let file = program.files[place.file].id
    reference.row.identifier = identifier
    let own = owners.storyboards(of: reference.owners)
    reference.storyboards = own.isEmpty ? names.watchStoryboards(near: file) : own
    reference.targets = catalog.scenes(identified: identifier, in: reference.storyboards)
    if reference.targets.isEmpty {
      reference.row.nearest = NearestName.nearest(
        to: identifier, among: names.sceneIdentifiers(in: reference.storyboards))
    }
  }

  // MARK: - Rows

  /// A row that says where it stands.
  func row(_ kind: ReferenceKind, at place: ReferencePlace) -> CodeReferenceRow {
    var row = CodeReferenceRow(
      id: 0, fileID: program.files[place.file].id, line: place.line, column: place.column, kind: kind.rawValue,
      expression: place.expression, resolution: Resolution.dynamic.name, isConditional: place.isConditional,
      wrapper: place.wrapper)
    if let owner = place.owner {
      let home = model.homes[owner]
      row.typeName = program.fact(ofType: home).name
      if case .declared(let declaration) = model.identity(ofHome: home) { row.typeID = Int64(declaration + 1) }
    }
    let function = place.function.map { program.fact(of: $0) }
    row.function = function?.name
    row.isStatic = function?.isStatic ?? false || place.owner == nil || !isClassCode(place)
    return row
  }

  /// Code of a class runs in its instances; that of structs, protocols and extensions of system classes in none known.
  private func isClassCode(_ place: ReferencePlace) -> Bool {
    guard let owner = place.owner, case .declared(let home) = model.identity(ofHome: model.homes[owner]) else {
      return false
    }
    return model.isClass(home, program: program) || program.fact(ofType: home).kind == .protocol
  }

  /// The scenes whose controller the code belongs to.
  func ownerScenes(at place: ReferencePlace) -> [Int64] {
    guard let owner = place.owner else { return [] }
    return owners.scenes(of: model.identity(ofHome: model.homes[owner]))
  }
}

extension Reference {
  /// Whether what it names exists.
  var isKnown: Bool {
    !targets.isEmpty || !segues.isEmpty || (row.kind == ReferenceKind.storyboard.rawValue && !storyboards.isEmpty)
  }
}

extension Evaluated {
  fileprivate var isInitialScene: Bool {
    if case .scene(let symbol) = value { symbol.identifier == nil } else { false }
  }

  fileprivate var isSceneSymbol: Bool {
    if case .scene = value { true } else { false }
  }
}
