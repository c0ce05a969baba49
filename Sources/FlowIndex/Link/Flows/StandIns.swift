/// Scenes that are no screens of their own, and what they stand for: storyboard references, and the placeholders of link
/// conventions.
struct StandIns: Sendable {
  /// A scene that another one stands for.
  struct Target: Sendable {
    let scene: Int64
    /// `reference` or `link`.
    let via: FlowVia
    let linkID: Int64?
  }

  private let targetsByScene: [Int64: [Target]]

  init(rows: IndexRows, catalog: StoryboardCatalog) {
    let steps = StandInSteps(rows: rows, catalog: catalog)
    var targetsByScene: [Int64: [Target]] = [:]
    for scene in rows.scenes where scene.isReference || scene.isPlaceholder {
      let targets = Self.follow(scene, steps: steps, rows: rows)
      if !targets.isEmpty { targetsByScene[scene.id] = targets }
    }
    self.targetsByScene = targetsByScene
  }

  /// All that a scene stands for, through chains of references: the links of the chain and its end; none for a screen.
  func targets(of scene: Int64) -> [Target] {
    targetsByScene[scene, default: []]
  }

  private static func follow(_ scene: SceneRow, steps: StandInSteps, rows: IndexRows) -> [Target] {
    var found: [Target] = []
    var seen: Set<Int64> = [scene.id]
    var open = [scene]
    while let current = open.popLast() {
      for target in steps.targets(of: current, in: rows) where seen.insert(target.scene).inserted {
        found.append(target)
        open.append(rows.scenes[Int(target.scene) - 1])
      }
    }
    return found
  }
}

/// The single steps from a stand-in to what it stands for.
private struct StandInSteps {
  let references: ReferenceLinker
  let catalog: StoryboardCatalog
  let linkOfScene: [Int64: Int64]

  init(rows: IndexRows, catalog: StoryboardCatalog) {
    references = ReferenceLinker(catalog: catalog)
    self.catalog = catalog
    let ownLinks = rows.storyboardLinks.filter { $0.segueID == nil }
    linkOfScene = Dictionary(ownLinks.map { ($0.sceneID, $0.id) }, uniquingKeysWith: { earlier, _ in earlier })
  }

  func targets(of scene: SceneRow, in rows: IndexRows) -> [StandIns.Target] {
    if scene.isReference {
      return copies(of: references.next(after: scene, in: rows)).map {
        StandIns.Target(scene: $0, via: .reference, linkID: nil)
      }
    }
    guard let link = linkOfScene[scene.id] else { return [] }
    return copies(of: scene.targetSceneID).map { StandIns.Target(scene: $0, via: .link, linkID: link) }
  }

  private func copies(of scene: Int64?) -> [Int64] {
    scene.map { [$0] + catalog.counterparts(of: $0) } ?? []
  }
}
