/// The scenes whose controllers run code that is not in the tree: of a class that no source declares, or with a
/// superclass that none declares. Such code may perform segues, as containers of libraries do.
struct UnreadControllers: Sendable {
  let scenes: Set<Int64>

  private struct ClassPlace: Hashable {
    let file: Int64
    let name: ExactName
  }

  init(rows: IndexRows) {
    let systemClasses = Set(rows.systemClasses.map { ExactName($0.name) })
    var typesByPlace: [ClassPlace: [Int64]] = [:]
    for use in rows.classUses {
      typesByPlace[ClassPlace(file: use.fileID, name: ExactName(use.className)), default: []].append(use.typeID)
    }
    var scenes: Set<Int64> = []
    for scene in rows.scenes {
      guard let className = scene.className, !systemClasses.contains(ExactName(className)) else { continue }
      let types = typesByPlace[ClassPlace(file: scene.fileID, name: ExactName(className)), default: []]
      let isUnread = types.allSatisfy { rows.types[Int($0) - 1].chainEnd == "unknown" }
      if isUnread { scenes.insert(scene.id) }
    }
    self.scenes = scenes
  }
}
