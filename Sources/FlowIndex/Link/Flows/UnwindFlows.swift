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
    for segue in rows.segues where segue.kind == "unwind" {
      guard let source = segue.sceneID, let selector = segue.unwindAction else { continue }
      let draft = FlowDraft(from: source, via: .unwind, certainty: .likely, segueID: segue.id)
      let scenes = answering[ExactName(selector), default: []]
      for target in targets(among: scenes, from: source, predecessors: predecessors) {
        collector.add(draft, to: target)
      }
    }
  }

  private func targets(
    among scenes: [Int64], from source: Int64, predecessors: ScenePredecessors
  ) -> [Int64] {
    let file = rows.scenes[Int(source) - 1].fileID
    let others = scenes.filter { $0 != source }
    let inProject = proximity.narrow(others, from: file, fileOf: { rows.scenes[Int($0) - 1].fileID }).inScope
    guard inProject.count > Self.mostTargets else { return inProject }
    return predecessors.nearest(of: source, among: Set(inProject))
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
