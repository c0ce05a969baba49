/// Whether code performs the segues that only code can perform.
struct ManualSegues: Sendable {
  /// How a segue comes to be performed.
  struct Performance: Sendable {
    let certainty: FlowCertainty
    /// The call that performs it.
    let codeReferenceID: Int64?

    /// A control, a container or the system performs it.
    static let automatic = Performance(certainty: .certain, codeReferenceID: nil)
  }

  private let callOfSegue: [Int64: Performance]
  private let openCallOfScene: [Int64: Int64]
  private let unreadScenes: Set<Int64>

  init(rows: IndexRows) {
    callOfSegue = Self.calls(in: rows)
    openCallOfScene = Self.openCalls(in: rows)
    unreadScenes = UnreadControllers(rows: rows).scenes
  }

  /// Certain where a call on an object of the scene's class names the segue; likely where the object is not sure, where
  /// the controller performs segues that are told at run time only, or where a class outside of the tree has its hand in
  /// the controller; unproven otherwise.
  func performance(of segue: SegueRow) -> Performance {
    if let call = callOfSegue[segue.id] { return call }
    guard let scene = segue.sceneID, segue.identifier != nil else {
      return Performance(certainty: .unproven, codeReferenceID: nil)
    }
    if let call = openCallOfScene[scene] { return Performance(certainty: .likely, codeReferenceID: call) }
    return Performance(certainty: unreadScenes.contains(scene) ? .likely : .unproven, codeReferenceID: nil)
  }

  /// The surest call for each segue, of equally sure ones the first.
  private static func calls(in rows: IndexRows) -> [Int64: Performance] {
    var calls: [Int64: Performance] = [:]
    for pair in rows.referenceSegues {
      let reference = rows.codeReferences[Int(pair.codeReferenceID) - 1]
      guard reference.kind == "perform_segue" else { continue }
      let certainty: FlowCertainty = reference.isReceiverCertain ? .certain : .likely
      if let known = calls[pair.segueID], known.certainty == .certain || certainty == .likely { continue }
      calls[pair.segueID] = Performance(certainty: certainty, codeReferenceID: reference.id)
    }
    return calls
  }

  /// For each scene, a call that performs some segue of it.
  private static func openCalls(in rows: IndexRows) -> [Int64: Int64] {
    var calls: [Int64: Int64] = [:]
    for pair in rows.referenceScenes where pair.role == "owner" {
      let reference = rows.codeReferences[Int(pair.codeReferenceID) - 1]
      guard reference.kind == "perform_segue", reference.identifier == nil else { continue }
      if calls[pair.sceneID] == nil { calls[pair.sceneID] = reference.id }
    }
    return calls
  }
}
