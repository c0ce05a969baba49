/// Which storyboards a name means as seen from a file, and which scenes an identifier means in them.
///
/// Localised copies and device variants of one name are always meant together. A name is looked up in the file's own
/// project first and then by nearness; a storyboard means only storyboards of its own platform.
struct StoryboardCatalog: Sendable {
  private let proximity: Proximity
  private let groups: [LogicalStoryboard]
  private let groupsByName: [ExactName: [Int]]
  private let groupOfStoryboard: [Int]
  private let platformOfFile: [Int64: String]
  private let scenesByIdentifier: [SceneName: [Int64]]
  private let scenesByObject: [SceneName: [Int64]]
  private let initialSceneOf: [Int64?]
  private let scenesOfStoryboard: [[Int64]]
  private let scenes: [SceneRow]

  private struct SceneName: Hashable {
    let storyboard: Int64
    let name: ExactName
  }

  /// - Parameter rows: files, storyboards and scenes must be filled.
  init(rows: IndexRows) {
    proximity = Proximity(files: rows.files)
    groups = StoryboardGrouping.group(storyboards: rows.storyboards, files: rows.files)
    groupsByName = Dictionary(grouping: groups.indices, by: { [groups] in ExactName(groups[$0].name) })
    var groupOfStoryboard = [Int](repeating: 0, count: rows.storyboards.count)
    for (position, group) in groups.enumerated() {
      for storyboard in group.storyboards { groupOfStoryboard[Int(storyboard) - 1] = position }
    }
    self.groupOfStoryboard = groupOfStoryboard
    platformOfFile = Dictionary(
      rows.storyboards.map { ($0.fileID, $0.platform) }, uniquingKeysWith: { earlier, _ in earlier })
    var scenesByIdentifier: [SceneName: [Int64]] = [:]
    var scenesByObject: [SceneName: [Int64]] = [:]
    for scene in rows.scenes {
      let object = SceneName(storyboard: scene.storyboardID, name: ExactName(scene.objectID))
      scenesByObject[object, default: []].append(scene.id)
      guard let identifier = scene.identifier else { continue }
      let name = SceneName(storyboard: scene.storyboardID, name: ExactName(identifier))
      scenesByIdentifier[name, default: []].append(scene.id)
    }
    self.scenesByIdentifier = scenesByIdentifier
    self.scenesByObject = scenesByObject
    initialSceneOf = rows.storyboards.map(\.initialSceneID)
    var scenesOfStoryboard = [[Int64]](repeating: [], count: rows.storyboards.count)
    for scene in rows.scenes { scenesOfStoryboard[Int(scene.storyboardID) - 1].append(scene.id) }
    self.scenesOfStoryboard = scenesOfStoryboard
    scenes = rows.scenes
  }

  // MARK: - Storyboards

  /// The storyboards of a name as seen from a file: the nearest ones of its project. Several logical storyboards come
  /// back only where they are equally near.
  func storyboards(named name: String, near file: Int64) -> [Int64] {
    candidates(named: name, near: file).nearest.flatMap(\.storyboards)
  }

  /// All storyboards of a name in the project of a file, the nearest first.
  func storyboards(named name: String, inProjectOf file: Int64) -> [Int64] {
    candidates(named: name, near: file).inScope.flatMap(\.storyboards)
  }

  /// The logical storyboards of a name as seen from a file.
  ///
  /// - Parameter isPlatformMeant: leaves platforms out that the file cannot mean; where the file is a storyboard, its own
  ///   platform alone is meant.
  func candidates(
    named name: String, near file: Int64, where isPlatformMeant: (String) -> Bool = { _ in true }
  ) -> Proximity.Answer<LogicalStoryboard> {
    let home = platformOfFile[file]
    let named = groupsByName[ExactName(name), default: []].map { groups[$0] }
    let meant = named.filter { isPlatformMeant($0.platform) && (home == nil || $0.platform == home) }
    return proximity.narrow(meant, from: file, fileOf: \.file)
  }

  /// The names of all storyboards of a platform.
  func names(on platform: String) -> [String] {
    groups.filter { $0.platform == platform }.map(\.name)
  }

  /// The storyboard with its localised copies and device variants.
  func copies(of storyboard: Int64) -> [Int64] {
    groups[groupOfStoryboard[Int(storyboard) - 1]].storyboards
  }

  /// The logical storyboard that a storyboard belongs to, by its position among all of them.
  func group(of storyboard: Int64) -> Int {
    groupOfStoryboard[Int(storyboard) - 1]
  }

  // MARK: - Scenes

  /// The scenes of an identifier in any of these storyboards.
  func scenes(identified identifier: String, in storyboards: [Int64]) -> [Int64] {
    let name = ExactName(identifier)
    return storyboards.flatMap { scenesByIdentifier[SceneName(storyboard: $0, name: name), default: []] }
  }

  /// All identifiers of scenes of these storyboards.
  func identifiers(in storyboards: [Int64]) -> [String] {
    storyboards.flatMap { scenesOfStoryboard[Int($0) - 1] }.compactMap { scenes[Int($0) - 1].identifier }
  }

  /// The initial scenes of these storyboards; none for a storyboard without one.
  func initialScenes(of storyboards: [Int64]) -> [Int64] {
    storyboards.compactMap { initialSceneOf[Int($0) - 1] }
  }

  /// What stands for a scene in the other copies of its storyboard: the scene of the same identifier, else the one of the
  /// same object id, else the initial scene where the scene itself is one.
  func counterparts(of scene: Int64) -> [Int64] {
    let row = scenes[Int(scene) - 1]
    let others = copies(of: row.storyboardID).filter { $0 != row.storyboardID }
    return others.flatMap { other in counterparts(of: row, in: other) }
  }

  private func counterparts(of scene: SceneRow, in storyboard: Int64) -> [Int64] {
    if let identifier = scene.identifier {
      let identified = scenes(identified: identifier, in: [storyboard])
      if !identified.isEmpty { return identified }
    }
    let object = SceneName(storyboard: storyboard, name: ExactName(scene.objectID))
    if let same = scenesByObject[object] { return same }
    return scene.isInitial ? initialScenes(of: [storyboard]) : []
  }
}
