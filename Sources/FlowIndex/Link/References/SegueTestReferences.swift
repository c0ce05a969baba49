import CodeFacts
import Configuration

/// Makes references of the places that test for a segue or cast its destination.
struct SegueTestReferences: Sendable {
  let maker: ReferenceMaker

  private var evaluator: Evaluator { maker.evaluator }

  /// The references of one file, by its position in the program.
  func references(inFile file: Int) -> [Reference] {
    let facts = evaluator.program.files[file].facts
    return facts.identifierTests.flatMap { references(of: $0, file: file) }
      + facts.destinationCasts.flatMap { references(of: $0, file: file) }
  }

  // MARK: - Tests

  private func references(of test: IdentifierTestFact, file: Int) -> [Reference] {
    let frame = frame(function: test.function, owner: test.owner, file: file)
    let reader = IdentifierTestReader(evaluator: evaluator)
    let found = reader.identifiers(of: test.candidate, subject: test.subject, in: frame)
    var place = ReferencePlace(
      file: file, function: frame.function, owner: frame.owner, line: test.position.line, column: test.position.column,
      isConditional: test.isConditional, expression: test.text)
    let kind: ReferenceKind = test.callback == .shouldPerform ? .shouldPerformCase : .prepareCase
    if found.isEmpty, let function = frame.function, reader.isOpen(test.candidate, subject: test.subject, in: frame) {
      place.wrapper = evaluator.qualifiedName(of: function)
    }
    guard !found.isEmpty else { return [reference(kind, identifier: nil, at: place, isOwn: test.callback != .other)] }
    return found.map { reference(kind, identifier: $0, at: place, isOwn: test.callback != .other) }
  }

  /// - Parameter isOwn: whether only segues of the class itself can arrive; a function that is handed a segue, such as an
  ///   unwind action, may see any.
  private func reference(
    _ kind: ReferenceKind, identifier: (text: String, how: Resolution)?, at place: ReferencePlace, isOwn: Bool
  ) -> Reference {
    var reference = Reference(row: maker.row(kind, at: place))
    reference.row.identifier = identifier?.text
    reference.row.resolution = (identifier?.how ?? (place.wrapper == nil ? .dynamic : .wrapper)).name
    let scenes = maker.ownerScenes(at: place)
    fillReceiver(of: &reference.row, at: place, isCertain: isOwn)
    reference.owners = scenes
    guard let text = identifier?.text else { return reference }
    reference.segues = maker.owners.segues(identified: text, in: scenes)
    if reference.segues.isEmpty, !isOwn {
      let anywhere = maker.names.scenes(withSegue: text, near: reference.row.fileID)
      reference.segues = maker.owners.segues(identified: text, in: anywhere)
    }
    if reference.segues.isEmpty {
      reference.row.nearest = NearestName.nearest(to: text, among: maker.owners.segueIdentifiers(in: scenes))
    }
    return reference
  }

  private func fillReceiver(of row: inout CodeReferenceRow, at place: ReferencePlace, isCertain: Bool) {
    row.receiverType = row.typeName
    row.receiverTypeID = row.typeID
    guard let owner = place.owner, row.typeID != nil else { return }
    row.isReceiverCertain =
      isCertain && evaluator.model.isClass(evaluator.model.homes[owner], program: evaluator.program)
  }

  // MARK: - Casts

  private func references(of cast: DestinationCastFact, file: Int) -> [Reference] {
    let frame = frame(function: cast.function, owner: cast.owner, file: file)
    let place = ReferencePlace(
      file: file, function: frame.function, owner: frame.owner, line: cast.position.line, column: cast.position.column,
      isConditional: cast.isConditional, expression: cast.text)
    let guards = cast.guards.flatMap { identifiers(ofGuard: $0, function: cast.function, file: file, in: frame) }
    let base = castReference(cast, at: place, in: frame)
    guard !cast.guards.isEmpty else { return [base] }
    guard !guards.isEmpty else { return [base.with(resolution: .dynamic)] }
    return guards.map { guarded in
      var reference = base.with(resolution: guarded.how)
      reference.row.identifier = guarded.text
      reference.segues = maker.owners.segues(identified: guarded.text, in: base.owners)
      return reference
    }
  }

  private func castReference(_ cast: DestinationCastFact, at place: ReferencePlace, in frame: Frame) -> Reference {
    var reference = Reference(row: maker.row(.destinationCast, at: place))
    reference.row.resolution = Resolution.literal.name
    let type = evaluator.resolve(cast.castType, in: frame)
    reference.row.castClass = type.map { evaluator.className(of: $0) } ?? cast.castType.name
    reference.row.castKind = cast.castKind.rawValue
    reference.row.castPath = cast.path.column
    reference.row.isForced = cast.castKind == .forced
    fillReceiver(of: &reference.row, at: place, isCertain: true)
    reference.owners = maker.ownerScenes(at: place)
    return reference
  }

  /// A guard is one of the tests of the same function; the test knows what it compares.
  private func identifiers(
    ofGuard candidate: Expression, function: Int?, file: Int, in frame: Frame
  ) -> [(text: String, how: Resolution)] {
    let tests = evaluator.program.files[file].facts.identifierTests
    let subject = tests.first { $0.function == function && $0.candidate == candidate }?.subject
    return IdentifierTestReader(evaluator: evaluator).identifiers(of: candidate, subject: subject, in: frame)
  }

  private func frame(function: Int?, owner: Int?, file: Int) -> Frame {
    evaluator.frame(ofCodeIn: function.map { FunctionID(file: file, index: $0) }, owner: owner, file: file)
  }
}

extension Reference {
  fileprivate func with(resolution: Resolution) -> Reference {
    var copy = self
    copy.row.resolution = resolution.name
    return copy
  }
}

extension DestinationCastFact.Path {
  /// What the column `cast_path` says.
  fileprivate var column: String {
    switch self {
    case .destination: "destination"
    case .navigationRoot: "navigation_root"
    case .child: "child"
    case .windowContent: "window_content"
    }
  }
}
