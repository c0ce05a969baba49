/// The ways between scenes that came, went or became more or less certain.
struct WayChanges {
  /// Two scenes and how one leads to the other. Several segues may do the same; they count once.
  private struct Key: Hashable {
    let from: SceneKey?
    let to: SceneKey
    let via: String
  }

  /// A scene of the new moment, or one of the old that is gone.
  private enum SceneKey: Hashable {
    case current(Int64)
    case gone(Int64)
  }

  let old: FlowSnapshot
  let new: FlowSnapshot
  let matching: FlowMatching
  let titles: SceneTitles

  var all: [FlowChange] {
    let oldWays = distinct(old.ways) { matching.newSceneIDs[$0].map(SceneKey.current) ?? .gone($0) }
    let newWays = distinct(new.ways, SceneKey.current)
    var changes: [FlowChange] = []
    for (key, way) in oldWays where newWays[key] == nil {
      changes.append(FlowChange(.removed, subject(way, titles.old), at: way.place))
    }
    for (key, way) in newWays {
      if let before = oldWays[key] {
        guard before.certainty != way.certainty else { continue }
        let detail = FlowChange.Detail("certainty", before.certainty, way.certainty)
        changes.append(FlowChange(.changed, subject(way, titles.new), at: way.place, details: [detail]))
      } else {
        changes.append(FlowChange(.added, subject(way, titles.new), at: way.place))
      }
    }
    // Dictionaries have no order of their own.
    return changes.sorted { ($0.kind.rawValue, $0.subject) < ($1.kind.rawValue, $1.subject) }
  }

  /// The most certain way for each key.
  private func distinct(_ ways: [WayEntry], _ scene: (Int64) -> SceneKey) -> [Key: WayEntry] {
    ways.reduce(into: [:]) { distinct, way in
      let key = Key(from: way.fromID.map(scene), to: scene(way.toID), via: way.via)
      if let known = distinct[key], Self.rank(known.certainty) >= Self.rank(way.certainty) { return }
      distinct[key] = way
    }
  }

  private static func rank(_ certainty: String) -> Int {
    switch certainty {
    case "certain": 2
    case "likely": 1
    default: 0
    }
  }

  private func subject(_ way: WayEntry, _ title: (Int64?) -> String?) -> String {
    let start = way.via == "entry" ? "the start of the app" : "code of no scene"
    return "\(title(way.fromID) ?? start) to \(title(way.toID) ?? "a scene") by \(way.via)"
  }
}
