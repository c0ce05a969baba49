/// Which scenes and segues of two moments are the same.
///
/// Ids of Interface Builder's objects are unique within a file and stay while somebody works on it, so they come first.
/// A file may be renamed, and scenes are copied to other storyboards, so names come after them.
struct FlowMatching {
  let scenes: Matcher<SceneEntry>
  let segues: Matcher<SegueEntry>
  /// The new scene of an old one, by their rows.
  let newSceneIDs: [Int64: Int64]

  init(old: FlowSnapshot, new: FlowSnapshot) {
    scenes = Self.match(old.scenes, new.scenes)
    let newSceneIDs = Dictionary(uniqueKeysWithValues: scenes.pairs.map { ($0.old.id, $0.new.id) })
    self.newSceneIDs = newSceneIDs
    segues = Self.match(old.segues, new.segues, newSceneIDs)
  }

  private static func match(_ old: [SceneEntry], _ new: [SceneEntry]) -> Matcher<SceneEntry> {
    var matcher = Matcher(old: old, new: new)
    matcher.pair { [$0.place.path, $0.objectID] }
    matcher.pair { [$0.storyboard, $0.objectID] }
    matcher.pair { [$0.objectID, $0.element, $0.className ?? ""] }
    matcher.pair { scene in scene.identifier.map { [scene.storyboard, $0] } }
    matcher.pair { [$0.storyboard, $0.element, $0.label, $0.reference ?? ""] }
    return matcher
  }

  private static func match(
    _ old: [SegueEntry], _ new: [SegueEntry], _ newSceneIDs: [Int64: Int64]
  ) -> Matcher<SegueEntry> {
    var matcher = Matcher(old: old, new: new)
    matcher.pair { [$0.place.path, $0.objectID] }
    matcher.pair(
      by: { segue in segue.sceneID.flatMap { newSceneIDs[$0] }.map { ["\($0)", segue.objectID] } },
      { segue in segue.sceneID.map { ["\($0)", segue.objectID] } })
    matcher.pair(
      by: { segue in key(of: segue, scene: segue.sceneID.flatMap { newSceneIDs[$0] }) },
      { segue in key(of: segue, scene: segue.sceneID) })
    return matcher
  }

  private static func key(of segue: SegueEntry, scene: Int64?) -> [String]? {
    guard let scene, let identifier = segue.identifier else { return nil }
    return ["\(scene)", segue.kind, identifier]
  }
}
