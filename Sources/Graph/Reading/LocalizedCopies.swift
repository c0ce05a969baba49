/// Tells which storyboards are copies of one storyboard in several languages, and picks the one to draw.
struct LocalizedCopies {
  /// The scene to draw, by the scene of a copy.
  private var drawnScenes: [Int64: Int64] = [:]
  private var copies: Set<Int64> = []

  init(_ storyboards: [MapStoryboard]) {
    var groups: [[UInt8]: [MapStoryboard]] = [:]
    for storyboard in storyboards { groups[Self.key(of: storyboard), default: []].append(storyboard) }
    for storyboard in storyboards {
      let group = groups[Self.key(of: storyboard)] ?? []
      guard let drawn = Self.drawn(of: group), drawn.id != storyboard.id else { continue }
      copies.insert(storyboard.id)
      let scenes = Dictionary(
        drawn.scenes.map { (Array($0.objectID.utf8), $0.id) }, uniquingKeysWith: { first, _ in first })
      for scene in storyboard.scenes { drawnScenes[scene.id] = scenes[Array(scene.objectID.utf8)] }
    }
  }

  /// The map with one copy of each storyboard; what concerns a copy's scene concerns the drawn one.
  func withoutCopies(_ map: FlowMap) -> FlowMap {
    if copies.isEmpty { return map }
    var map = map
    var findings: [Int64: FindingCounts] = [:]
    for storyboard in map.storyboards where copies.contains(storyboard.id) {
      for scene in storyboard.scenes {
        if let drawn = drawnScenes[scene.id] { findings[drawn] = (findings[drawn] ?? FindingCounts()) + scene.findings }
      }
    }
    map.storyboards.removeAll { copies.contains($0.id) }
    for board in map.storyboards.indices {
      for index in map.storyboards[board].scenes.indices {
        guard let more = findings[map.storyboards[board].scenes[index].id] else { continue }
        map.storyboards[board].scenes[index].findings = map.storyboards[board].scenes[index].findings + more
      }
    }
    let scenes = Set(map.scenes.map(\.id))
    map.flows = redirected(map.flows, to: scenes)
    map.arrows = redirected(map.arrows, to: scenes)
    return map
  }

  private func redirected(_ ways: [Way], to scenes: Set<Int64>) -> [Way] {
    var known: Set<WayKey> = []
    return ways.compactMap { way in
      var way = way
      way.fromSceneID = way.fromSceneID.map { drawnScenes[$0] ?? $0 }
      way.toSceneID = drawnScenes[way.toSceneID] ?? way.toSceneID
      let isDrawn = scenes.contains(way.toSceneID) && way.fromSceneID.map(scenes.contains) ?? true
      return isDrawn && known.insert(WayKey(way)).inserted ? way : nil
    }
  }

  /// The path without the folder of a language.
  private static func key(of storyboard: MapStoryboard) -> [UInt8] {
    if storyboard.variant.isEmpty { return Array(storyboard.path.utf8) }
    let folder = Array("\(storyboard.variant).lproj".utf8)
    let parts = storyboard.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return Array(parts.filter { !$0.elementsEqual(folder) }.joined(separator: [UInt8(ascii: "/")]))
  }

  /// The base copy is what the languages are made from.
  private static func drawn(of group: [MapStoryboard]) -> MapStoryboard? {
    group.first { $0.variant == "Base" } ?? group.first { $0.variant.isEmpty } ?? group.first { $0.variant == "en" }
      ?? group.first
  }
}
