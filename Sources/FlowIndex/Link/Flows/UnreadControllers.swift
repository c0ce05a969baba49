/// The scenes whose controllers run code that is not in the tree: of a class that no source declares, or with a
/// superclass that none declares. Such code may perform segues, as containers of libraries do.
struct UnreadControllers: Sendable {
  let scenes: Set<Int64>

  init(rows: IndexRows) {
    let systemClasses = Set(rows.systemClasses.map { ExactName($0.name) })
    var typesByName: [InterfaceClassName: [Int64]] = [:]
    for use in rows.classUses {
      typesByName[InterfaceClassName(use.className, in: use.fileID), default: []].append(use.typeID)
    }
    var scenes: Set<Int64> = []
    for scene in rows.scenes {
      guard let className = scene.className, !systemClasses.contains(ExactName(className)) else { continue }
      let types = typesByName[InterfaceClassName(className, in: scene.fileID), default: []]
      let isUnread = types.allSatisfy { rows.types[Int($0) - 1].chainEnd == "unknown" }
      if isUnread { scenes.insert(scene.id) }
    }
    self.scenes = scenes
  }
}
