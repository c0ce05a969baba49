/// Proposes, for every storyboard, groups of scenes that could live in a storyboard of their own.
enum SplitCandidates {
  /// A storyboard with fewer scenes is small enough.
  private static let fewestScenes = 6

  /// - Parameter rows: storyboards, scenes, segues and flows must be filled.
  /// - Returns: one row a scene of a group, storyboard by storyboard.
  static func find(rows: IndexRows) -> [SplitCandidateRow] {
    let flows = flowsByStoryboard(of: rows)
    var names = ProposedNames(storyboards: rows.storyboards)
    var found: [SplitCandidateRow] = []
    for (position, screens) in screensByStoryboard(of: rows).enumerated() where screens.count >= fewestScenes {
      guard isSplittable(rows.storyboards[position]) else { continue }
      let units = StoryboardUnits(screens: screens, flows: flows[position], segues: rows.segues)
      for group in SplitSearch(units).groups() {
        let name = names.next(for: group, in: rows)
        found += group.scenes.map { SplitCandidateRow(sceneID: $0, headSceneID: group.head, proposedName: name) }
      }
    }
    return found
  }

  /// Watch apps have one storyboard only, and launch screens one scene.
  private static func isSplittable(_ storyboard: StoryboardRow) -> Bool {
    storyboard.platform != "watchOS" && !storyboard.isLaunchScreen
  }

  private static func screensByStoryboard(of rows: IndexRows) -> [[SceneRow]] {
    var screens = [[SceneRow]](repeating: [], count: rows.storyboards.count)
    for scene in rows.scenes where scene.isScreen { screens[Int(scene.storyboardID) - 1].append(scene) }
    return screens
  }

  /// The ways that lead into the screens of each storyboard, apart from those of the system.
  private static func flowsByStoryboard(of rows: IndexRows) -> [[FlowRow]] {
    var flows = [[FlowRow]](repeating: [], count: rows.storyboards.count)
    for flow in rows.flows where flow.needsTarget && flow.via != FlowVia.entry.rawValue {
      let target = rows.scenes[Int(flow.toSceneID) - 1]
      if target.isScreen { flows[Int(target.storyboardID) - 1].append(flow) }
    }
    return flows
  }
}

/// A group of scenes that could live in a storyboard of its own.
struct SplitGroup: Equatable {
  /// The scene through which the group is entered.
  let head: Int64
  /// In the order of their ids.
  let scenes: [Int64]
}
