/// Ways back: from a scene with an unwind segue to the scenes whose class answers to its selector.
///
/// UIKit goes up the parents and presenters until one answers; which one that is depends on the way the user came, so
/// these ways are likely. Unwinding never makes a controller, so it is no way in: reachability does not follow it.
struct UnwindFlows {
  private let rows: IndexRows
  private let proximity: Proximity

  /// A selector that more scenes answer to than this is one of a base class. A way to every scene would say nothing, so
  /// then the nearest ones on the ways that lead to the scene are told.
  private static let mostTargets = 20

  init(rows: IndexRows) {
    self.rows = rows
    proximity = Proximity(files: rows.files)
  }

  /// - Parameter collector: must hold all ways forward.
  func add(to collector: inout FlowCollector) {
    let answering = scenesBySelector()
    guard !answering.isEmpty else { return }
    let predecessors = ScenePredecessors(flows: collector.flows, sceneCount: rows.scenes.count)
    var known: [Question: [Int64]] = [:]
    for segue in rows.segues where segue.kind == "unwind" {
      guard let source = segue.sceneID, let selector = segue.unwindAction else { continue }
      let scope = ExactName(rows.files[Int(segue.fileID) - 1].scope)
      let question = Question(selector: ExactName(selector), scope: scope)
      let candidates = known[question] ?? inProject(answering[question.selector, default: []], of: segue.fileID)
      known[question] = candidates
      let draft = FlowDraft(from: source, via: .unwind, certainty: .likely, segueID: segue.id)
      for target in targets(among: candidates, from: source, predecessors: predecessors) {
        collector.add(draft, to: target)
      }
    }
  }

  /// What all unwind segues of a project that send the same selector ask.
  private struct Question: Hashable {
    let selector: ExactName
    let scope: ExactName
  }

  private func inProject(_ scenes: [Int64], of file: Int64) -> [Int64] {
    proximity.narrow(scenes, from: file, fileOf: { rows.scenes[Int($0) - 1].fileID }).inScope.sorted()
  }

  /// - Parameter candidates: in the order of their ids.
  private func targets(
    among candidates: [Int64], from source: Int64, predecessors: ScenePredecessors
  ) -> [Int64] {
    guard candidates.count > Self.mostTargets else { return candidates.filter { $0 != source } }
    return predecessors.nearest(of: source, among: candidates)
  }

  /// For each selector that an unwind segue sends, the scenes whose class has a method of it.
  private func scenesBySelector() -> [ExactName: [Int64]] {
    let sent = Set(rows.segues.compactMap(\.unwindAction).map { ExactName($0) })
    guard !sent.isEmpty else { return [:] }
    var types: [ExactName: [Int64]] = [:]
    for member in rows.members where !member.isStatic {
      for selector in [member.selector, member.legacySelector].compactMap({ $0 }).map({ ExactName($0) })
      where sent.contains(selector) {
        let owner = rows.types[Int(member.typeID) - 1]
        types[selector, default: []].append(owner.classTypeID ?? owner.id)
      }
    }
    let scenesByType = ScenesByType(rows: rows)
    return types.mapValues(scenesByType.scenes(ofTypes:))
  }
}
