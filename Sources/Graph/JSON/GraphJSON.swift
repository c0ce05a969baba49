import Audit

/// A map for programs.
public struct GraphJSON {
  private let map: FlowMap

  public init(_ map: FlowMap) {
    self.map = map
  }

  /// The whole text: storyboards with their scenes, and the ways from screen to screen.
  public var text: String {
    let document = JSONValue.object([
      ("version", .integer(1)),
      ("storyboards", .array(map.storyboards.map(storyboard))),
      ("flows", .array(map.flows.map(flow))),
    ])
    return document.prettyText + "\n"
  }

  private func storyboard(_ storyboard: MapStoryboard) -> JSONValue {
    .object([
      ("id", integer(storyboard.id)),
      ("name", .string(storyboard.name)),
      ("path", .string(storyboard.path)),
      ("platform", .string(storyboard.platform)),
      ("variant", .string(storyboard.variant)),
      ("scenes", .array(storyboard.scenes.map(scene))),
    ])
  }

  private func scene(_ scene: MapScene) -> JSONValue {
    .object([
      ("id", integer(scene.id)),
      ("object_id", .string(scene.objectID)),
      ("kind", .string(scene.kind.rawValue)),
      ("element", .string(scene.element)),
      ("label", .string(scene.label)),
      ("class", JSONValue(scene.className)),
      ("identifier", JSONValue(scene.identifier)),
      ("is_initial", .bool(scene.isInitial)),
      ("is_reachable", .bool(scene.isReachable)),
      ("target_scene_id", scene.targetSceneID.map(integer) ?? .null),
      ("canvas", scene.canvasPosition.map { .array([.real($0.x), .real($0.y)]) } ?? .null),
      ("line", .integer(scene.line)),
      (
        "findings",
        .object([
          ("error", .integer(scene.findings.errors)), ("warning", .integer(scene.findings.warnings)),
          ("note", .integer(scene.findings.notes)),
        ])
      ),
    ])
  }

  private func flow(_ way: Way) -> JSONValue {
    .object([
      ("from", way.fromSceneID.map(integer) ?? .null),
      ("to", integer(way.toSceneID)),
      ("style", .string(way.style.rawValue)),
      ("label", JSONValue(way.label)),
      ("certainty", .string(way.certainty.rawValue)),
      ("words", .string(way.words)),
    ])
  }

  private func integer(_ id: Int64) -> JSONValue { .integer(Int(id)) }
}
