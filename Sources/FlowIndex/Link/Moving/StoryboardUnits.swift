/// The scenes of one storyboard, those that belong together as one unit, and the ways between units.
///
/// A navigation controller stays with its root, a window controller with its content, and a container with what is
/// embedded in it: a storyboard reference between them would be legal, but nobody draws it so.
struct StoryboardUnits {
  /// A way that would be cut if its ends came to stand in different storyboards.
  struct Way {
    /// The unit; nil where the way comes from outside the storyboard or from code of no scene.
    let from: Int?
    let to: Int
    let toScene: Int64
    /// 0 for a way from outside, which has to name the other storyboard but is not cut, and for a call that has been
    /// counted with another scene that runs it.
    let weight: Int
  }

  /// The scenes of each unit, in the order of their ids.
  let scenes: [[Int64]]
  let ways: [Way]
  /// The unit of the initial scene, which stays.
  let initial: Int?

  /// - Parameters:
  ///   - screens: in the order of their ids.
  ///   - flows: the ways that lead into the screens.
  ///   - segues: all of the index.
  init(screens: [SceneRow], flows: [FlowRow], segues: [SegueRow]) {
    let positions = Dictionary(
      uniqueKeysWithValues: screens.enumerated().map { ($0.element.id, $0.offset) })
    var groups = DisjointGroups(count: screens.count)
    for flow in flows where Self.isInseparable(flow, segues: segues) {
      guard let from = flow.fromSceneID.flatMap({ positions[$0] }), let to = positions[flow.toSceneID] else { continue }
      groups.join(from, to)
    }
    let (unitOfPosition, members) = groups.numbered()
    scenes = members.map { $0.map { screens[$0].id } }
    initial = screens.firstIndex(where: \.isInitial).map { unitOfPosition[$0] }
    var counted: Set<Call> = []
    ways = flows.compactMap { flow in
      guard let to = positions[flow.toSceneID].map({ unitOfPosition[$0] }) else { return nil }
      let from = flow.fromSceneID.flatMap { positions[$0] }.map { unitOfPosition[$0] }
      guard from != to else { return nil }
      let isNew = from != nil && (flow.segueID != nil || counted.insert(Call(flow)).inserted)
      return Way(from: from, to: to, toScene: flow.toSceneID, weight: isNew ? 1 : 0)
    }
  }

  /// A call that makes a scene; several scenes may run it.
  private struct Call: Hashable {
    let reference: Int64?
    let scene: Int64

    init(_ flow: FlowRow) {
      reference = flow.codeReferenceID
      scene = flow.toSceneID
    }
  }

  private static func isInseparable(_ flow: FlowRow, segues: [SegueRow]) -> Bool {
    if flow.via == FlowVia.embed.rawValue { return true }
    guard flow.via == FlowVia.relationship.rawValue, let segue = flow.segueID else { return false }
    return ["rootViewController", "window.shadowedContentViewController"]
      .contains(segues[Int(segue) - 1].relationship)
  }
}
