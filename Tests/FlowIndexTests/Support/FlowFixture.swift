import Configuration

@testable import FlowIndex

extension AppFixture {
  /// All rows of the app with its flows.
  ///
  /// - Parameters:
  ///   - settings: link conventions of the team.
  ///   - addCode: adds the rows that linking the sources would make.
  func flowRows(
    settings: [StoryboardLinkSetting] = [], addCode: (inout IndexRows) -> Void = { _ in }
  ) -> IndexRows {
    var rows = interfaceRows()
    let catalog = StoryboardCatalog(rows: rows)
    addCode(&rows)
    EntryPointLinker.link(files: files, catalog: catalog, rows: &rows)
    LinkConventions.link(settings: settings, catalog: catalog, rows: &rows)
    FlowLinker.link(catalog: catalog, rows: &rows)
    return rows
  }
}

extension IndexRows {
  /// The links as text, such as `s -AOLinkedStoryboardSegue-> t`, in their order; a problem stands in the place of the
  /// target, and scenes by convention in the place of segues.
  var linkTexts: [String] {
    storyboardLinks.map { link in
      let owner = link.segueID.map { segues[Int($0) - 1].objectID } ?? scenes[Int(link.sceneID) - 1].objectID
      let target = link.targetSceneID.map { scenes[Int($0) - 1].objectID }
      let convention = linkConventions[Int(link.conventionID) - 1].name
      return "\(owner) -\(convention)-> \(target ?? link.problem ?? "?")"
    }
  }

  /// The object ids of the scenes that are marked as placeholders.
  var placeholders: [String] {
    scenes.filter(\.isPlaceholder).map(\.objectID)
  }

  /// The flows as text, such as `a -segue-> b certain`, in their order; `*` stands for no scene.
  var flowTexts: [String] {
    flows.map { flow in
      let from = flow.fromSceneID.map { scenes[Int($0) - 1].objectID } ?? "*"
      let to = scenes[Int(flow.toSceneID) - 1].objectID
      return "\(from) -\(flow.via)-> \(to) \(flow.certainty)"
    }
  }

  /// The object ids of the scenes that can be reached, with their depths.
  var reached: [String: Int] {
    var reached: [String: Int] = [:]
    for row in sceneReachability where row.isReachable {
      reached[scenes[Int(row.sceneID) - 1].objectID] = row.depth
    }
    return reached
  }

  /// The object ids of the scenes on the way that proves a scene reachable, from its root.
  func wayTo(_ objectID: String) -> [String] {
    var way: [String] = []
    var scene: Int64? = sceneID(objectID)
    while let current = scene, current > 0, way.count < scenes.count {
      way.insert(scenes[Int(current) - 1].objectID, at: 0)
      scene = sceneReachability[Int(current) - 1].viaFlowID.flatMap { flows[Int($0) - 1].fromSceneID }
    }
    return way
  }
}
