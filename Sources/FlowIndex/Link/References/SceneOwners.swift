/// Which scenes have a controller of a class, and what stands in them.
struct SceneOwners: Sendable {
  private let scenesByType: [Int: [Int64]]
  private let seguesByScene: [Int64: [Int64]]
  private let rows: IndexRows
  private let model: ClassModel
  private let externalClassOfScene: [Int64: String]

  init(rows: IndexRows, model: ClassModel) {
    self.rows = rows
    self.model = model
    var usesByName: [UseKey: [Int]] = [:]
    for use in rows.classUses where use.isNearest {
      usesByName[UseKey(file: use.fileID, name: use.className), default: []].append(Int(use.typeID) - 1)
    }
    var scenes: [Int: [Int64]] = [:]
    var external: [Int64: String] = [:]
    for scene in rows.scenes where !scene.isReference {
      let types = scene.className.flatMap { usesByName[UseKey(file: scene.fileID, name: $0)] } ?? []
      for type in types { scenes[type, default: []].append(scene.id) }
      if types.isEmpty, let name = scene.className { external[scene.id] = name }
    }
    scenesByType = scenes
    externalClassOfScene = external
    var segues: [Int64: [Int64]] = [:]
    for segue in rows.segues {
      if let scene = segue.sceneID { segues[scene, default: []].append(segue.id) }
    }
    seguesByScene = segues
  }

  private struct UseKey: Hashable {
    let file: Int64
    let name: String
  }

  /// The scenes whose controller is of a type or of one that inherits from it.
  func scenes(of type: TypeIdentity) -> [Int64] {
    let types: [Int]
    switch type {
    case .declared(let home): types = [home] + model.heirs(of: type)
    // Nearly every scene is some UIViewController; that names none.
    case .external(let name): types = model.systemClasses.contains(name) ? [] : model.heirs(of: type)
    }
    var found: Set<Int64> = []
    for type in types { found.formUnion(scenesByType[type] ?? []) }
    return found.sorted()
  }

  /// The storyboards that hold these scenes.
  func storyboards(of scenes: [Int64]) -> [Int64] {
    Set(scenes.map { rows.scenes[Int($0) - 1].storyboardID }).sorted()
  }

  /// The segues of these scenes that have an identifier.
  func segues(identified identifier: String, in scenes: [Int64]) -> [Int64] {
    scenes.flatMap { seguesByScene[$0] ?? [] }
      .filter { rows.segues[Int($0) - 1].identifier.map { $0.utf8.elementsEqual(identifier.utf8) } ?? false }
  }

  /// All identifiers of segues of these scenes.
  func segueIdentifiers(in scenes: [Int64]) -> [String] {
    scenes.flatMap { seguesByScene[$0] ?? [] }.compactMap { rows.segues[Int($0) - 1].identifier }
  }
}
