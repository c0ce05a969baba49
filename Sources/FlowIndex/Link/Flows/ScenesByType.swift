/// The scenes whose controllers are, or inherit from, a declared class.
struct ScenesByType: Sendable {
  private let scenesOfType: [Int64: [Int64]]
  private let descendants: [Int64: [Int64]]

  /// - Parameter rows: scenes, class uses and ancestors of types must be filled.
  init(rows: IndexRows) {
    var scenesByName: [InterfaceClassName: [Int64]] = [:]
    for scene in rows.scenes {
      guard let className = scene.className else { continue }
      scenesByName[InterfaceClassName(className, in: scene.fileID), default: []].append(scene.id)
    }
    var scenesOfType: [Int64: [Int64]] = [:]
    for use in rows.classUses where use.isNearest {
      let place = InterfaceClassName(use.className, in: use.fileID)
      scenesOfType[use.typeID, default: []] += scenesByName[place, default: []]
    }
    var descendants: [Int64: [Int64]] = [:]
    for step in rows.typeAncestors where scenesOfType[step.typeID] != nil {
      descendants[step.ancestorTypeID, default: []].append(step.typeID)
    }
    self.scenesOfType = scenesOfType
    self.descendants = descendants
  }

  /// The scenes of the classes and of all their subclasses, by id.
  func scenes(ofTypes types: [Int64]) -> [Int64] {
    let classes = Set(types.flatMap { [$0] + descendants[$0, default: []] })
    return Set(classes.flatMap { scenesOfType[$0, default: []] }).sorted()
  }
}
