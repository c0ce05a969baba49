/// Marks the scenes that linked segues are drawn to, where they are there for the drawing alone.
///
/// The segue puts the linked scene in the place of the one that it is drawn to, so that one is never seen. It is a screen
/// all the same if something else may show it: another segue, an entry point, or code that knows its identifier. A class
/// of its own, connections or segues tell that somebody built a screen there.
enum PlaceholderMarker {
  static func mark(_ rows: inout IndexRows) {
    let drawn = scenesOfLinkedSegues(rows)
    guard !drawn.isEmpty else { return }
    let used = scenesInUse(rows)
    for scene in drawn where !used.contains(scene) {
      let row = rows.scenes[Int(scene) - 1]
      guard row.className == nil, !row.isInitial, !row.isReference else { continue }
      rows.scenes[Int(scene) - 1].isPlaceholder = true
    }
  }

  private static func scenesOfLinkedSegues(_ rows: IndexRows) -> Set<Int64> {
    Set(
      rows.storyboardLinks.compactMap { link in link.segueID.flatMap { rows.segues[Int($0) - 1].destinationSceneID } })
  }

  /// Scenes that have something of their own, or that something besides a linked segue leads to.
  private static func scenesInUse(_ rows: IndexRows) -> Set<Int64> {
    let linked = Set(rows.storyboardLinks.compactMap(\.segueID))
    var used: Set<Int64> = []
    for segue in rows.segues {
      if let source = segue.sceneID { used.insert(source) }
      if let destination = segue.destinationSceneID, !linked.contains(segue.id) { used.insert(destination) }
    }
    used.formUnion(rows.connections.compactMap(\.sceneID))
    for pair in rows.referenceScenes where pair.role == "target" { used.insert(pair.sceneID) }
    for scene in rows.scenes {
      if let target = scene.targetSceneID { used.insert(target) }
    }
    for link in rows.storyboardLinks {
      if let target = link.targetSceneID { used.insert(target) }
    }
    return used
  }
}
