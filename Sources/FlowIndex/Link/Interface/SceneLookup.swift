import Configuration

/// Finds the scene that a storyboard's name and perhaps an identifier mean, or says why there is none.
struct SceneLookup {
  private let catalog: StoryboardCatalog
  private let storyboards: [StoryboardRow]

  /// What was found.
  enum Answer: Equatable {
    case scene(Int64)
    case problem(String)
  }

  init(catalog: StoryboardCatalog, storyboards: [StoryboardRow]) {
    self.catalog = catalog
    self.storyboards = storyboards
  }

  /// The scene as seen from a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: nil means the initial scene.
  ///   - storyboard: the name of the other storyboard.
  ///   - home: the storyboard in which the names stand.
  func find(_ identifier: String?, inStoryboard storyboard: String, from home: StoryboardRow) -> Answer {
    let candidates = catalog.candidates(named: storyboard, near: home.fileID)
    guard !candidates.inScope.isEmpty else {
      return .problem("no storyboard '\(storyboard)'" + hint(to: storyboard, among: catalog.names(on: home.platform)))
    }
    let copies = candidates.inScope.flatMap { preferred($0.storyboards, for: home) }
    return find(identifier, in: copies, named: storyboard)
  }

  /// The first scene that any of the storyboards offers.
  func find(_ identifier: String?, in storyboards: [Int64], named name: String) -> Answer {
    guard let identifier else {
      return catalog.initialScenes(of: storyboards).first.map { .scene($0) }
        ?? .problem("storyboard '\(name)' has no initial scene")
    }
    if let scene = catalog.scenes(identified: identifier, in: storyboards).first { return .scene(scene) }
    let known = catalog.identifiers(in: storyboards)
    return .problem("storyboard '\(name)' has no scene '\(identifier)'" + hint(to: identifier, among: known))
  }

  private func hint(to name: String, among names: [String]) -> String {
    NearestName.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The copies of a storyboard in the order in which another one finds them: its own language and device first, then the
  /// development language.
  private func preferred(_ copies: [Int64], for home: StoryboardRow) -> [Int64] {
    let ranked = copies.map { id in
      let copy = storyboards[Int(id) - 1]
      let language = copy.variant == home.variant ? 0 : copy.variant == "Base" || copy.variant.isEmpty ? 1 : 2
      let device = copy.device == home.device ? 0 : copy.device.isEmpty ? 1 : 2
      return (rank: language * 3 + device, id: id)
    }
    return ranked.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
  }
}
