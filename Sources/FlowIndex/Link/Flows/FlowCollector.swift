/// Gathers ways into rows: passes references and placeholders through to what they stand for, and keeps each way once.
struct FlowCollector {
  private struct Key: Hashable {
    let from: Int64?
    let to: Int64
    let via: FlowVia
    let segueID: Int64?
    let codeReferenceID: Int64?
    let entryPointID: Int64?
  }

  private let standIns: StandIns
  private var seen: Set<Key> = []
  private var enteredScenes: Set<Int64> = []
  private(set) var flows: [FlowRow] = []

  init(standIns: StandIns) {
    self.standIns = standIns
  }

  /// Adds a way to a scene, and to all that the scene stands for.
  mutating func add(_ draft: FlowDraft, to scene: Int64) {
    append(draft, to: scene)
    for target in standIns.targets(of: scene) {
      var passed = draft
      if draft.segueID != nil { passed.via = target.via }
      passed.linkID = target.linkID ?? draft.linkID
      append(passed, to: target.scene)
    }
  }

  /// Whether a way that is certain or likely leads to a scene so far; unwinding is no way in.
  func isEntered(_ scene: Int64) -> Bool {
    enteredScenes.contains(scene)
  }

  private mutating func append(_ draft: FlowDraft, to scene: Int64) {
    let key = Key(
      from: draft.from, to: scene, via: draft.via, segueID: draft.segueID,
      codeReferenceID: draft.codeReferenceID, entryPointID: draft.entryPointID)
    guard seen.insert(key).inserted else { return }
    if draft.certainty != .unproven, draft.via != .unwind, draft.from != scene { enteredScenes.insert(scene) }
    flows.append(
      FlowRow(
        id: Int64(flows.count + 1), fromSceneID: draft.from, toSceneID: scene, via: draft.via.rawValue,
        segueID: draft.segueID, codeReferenceID: draft.codeReferenceID, entryPointID: draft.entryPointID,
        linkID: draft.linkID, certainty: draft.certainty.rawValue))
  }
}
