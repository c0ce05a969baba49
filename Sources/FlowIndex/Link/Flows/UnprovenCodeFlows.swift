/// Ways that might exist: scenes that nothing leads to, but that a call could mean whose identifier is known at run time
/// only. One such call a scene is enough to say so.
struct UnprovenCodeFlows {
  private let rows: IndexRows
  private let proximity: Proximity
  private let openCallsOfStoryboard: [Int64: [CodeReferenceRow]]
  private let openCallsAnywhere: [CodeReferenceRow]

  init(rows: IndexRows) {
    self.rows = rows
    proximity = Proximity(files: rows.files)
    var storyboards: [Int64: [Int64]] = [:]
    for pair in rows.referenceStoryboards {
      storyboards[pair.codeReferenceID, default: []].append(pair.storyboardID)
    }
    var ofStoryboard: [Int64: [CodeReferenceRow]] = [:]
    var anywhere: [CodeReferenceRow] = []
    for reference in rows.codeReferences where CodeFlows.kinds.contains(reference.kind) && reference.isOpen {
      let known = storyboards[reference.id, default: []]
      if known.isEmpty { anywhere.append(reference) }
      for storyboard in known { ofStoryboard[storyboard, default: []].append(reference) }
    }
    openCallsOfStoryboard = ofStoryboard
    openCallsAnywhere = anywhere
  }

  func add(by codeFlows: CodeFlows, to collector: inout FlowCollector) {
    var nearest: [Want: CodeReferenceRow?] = [:]
    for scene in rows.scenes where !collector.isEntered(scene.id) {
      guard let want = Want(scene) else { continue }
      let call = openCallsOfStoryboard[scene.storyboardID, default: []].first(where: want.isMet(by:))
      let found = call ?? nearest[want] ?? openCallAnywhere(for: want)
      if call == nil { nearest[want] = .some(found) }
      if let found { codeFlows.add(found, .unproven, to: scene.id, in: &collector) }
    }
  }

  private func openCallAnywhere(for want: Want) -> CodeReferenceRow? {
    let calls = openCallsAnywhere.filter(want.isMet(by:))
    return proximity.narrow(calls, from: want.file, fileOf: \.fileID).nearest.first
  }

  /// What a call must offer to make a scene; all scenes of a storyboard that want the same get the same answer.
  private struct Want: Hashable {
    let file: Int64
    let isInitial: Bool
    let isIdentified: Bool

    /// Nil for a scene that no call can make.
    init?(_ scene: SceneRow) {
      guard scene.isInitial || scene.identifier != nil else { return nil }
      file = scene.fileID
      isInitial = scene.isInitial
      isIdentified = scene.identifier != nil
    }

    func isMet(by reference: CodeReferenceRow) -> Bool {
      reference.kind == "instantiate_initial" ? isInitial : isIdentified
    }
  }
}
