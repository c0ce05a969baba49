/// The names that storyboards have, for code whose storyboard or controller is not known.
struct KnownNames: Sendable {
  private let rows: IndexRows
  private let proximity: Proximity
  private let scenesByIdentifier: [ExactName: [Int64]]
  private let scenesBySegue: [ExactName: [Int64]]
  /// The names of all storyboards, each once.
  let storyboards: [String]

  init(rows: IndexRows) {
    self.rows = rows
    proximity = Proximity(files: rows.files)
    var scenes: [ExactName: [Int64]] = [:]
    for scene in rows.scenes {
      if let identifier = scene.identifier { scenes[ExactName(identifier), default: []].append(scene.id) }
    }
    scenesByIdentifier = scenes
    var segues: [ExactName: [Int64]] = [:]
    for segue in rows.segues {
      if let identifier = segue.identifier, let scene = segue.sceneID {
        segues[ExactName(identifier), default: []].append(scene)
      }
    }
    scenesBySegue = segues
    storyboards = Set(rows.storyboards.map(\.baseName)).sorted()
  }

  /// The scenes of the nearest project that have an identifier.
  func scenes(identified identifier: String, near file: Int64) -> [Int64] {
    nearest(scenesByIdentifier[ExactName(identifier)] ?? [], file)
  }

  /// The scenes of the nearest project that have a segue of an identifier.
  func scenes(withSegue identifier: String, near file: Int64) -> [Int64] {
    nearest(Set(scenesBySegue[ExactName(identifier)] ?? []).sorted(), file)
  }

  /// The scenes that own these segues.
  func scenes(ofSegues segues: [Int64]) -> [Int64] {
    Set(segues.compactMap { rows.segues[Int($0) - 1].sceneID }).sorted()
  }

  func sceneIdentifiers(in storyboards: [Int64]) -> [String] {
    let wanted = Set(storyboards)
    return rows.scenes.filter { wanted.contains($0.storyboardID) }.compactMap(\.identifier)
  }

  func storyboardNames(of storyboards: [Int64]) -> [String] {
    storyboards.map { rows.storyboards[Int($0) - 1].baseName }
  }

  /// Whether any storyboard of a name has a scene of an identifier.
  func has(_ identifier: String, inStoryboard name: String) -> Bool {
    (scenesByIdentifier[ExactName(identifier)] ?? []).contains { scene in
      rows.storyboards[Int(rows.scenes[Int(scene) - 1].storyboardID) - 1].baseName == name
    }
  }

  /// The storyboards of watch apps in the nearest project.
  func watchStoryboards(near file: Int64) -> [Int64] {
    let watch = rows.storyboards.filter { $0.platform == "watchOS" }
    return proximity.narrow(watch, from: file, fileOf: \.fileID).inScope.map(\.id)
  }

  private func nearest(_ scenes: [Int64], _ file: Int64) -> [Int64] {
    proximity.narrow(scenes, from: file) { rows.scenes[Int($0) - 1].fileID }.inScope
  }
}
