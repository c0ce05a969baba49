/// Finds the scene that each storyboard reference stands for.
///
/// UIKit looks the storyboard up in the bundle of the referring one: no storyboard name means the same storyboard, no
/// identifier its initial scene (decompiled `UIStoryboardViewControllerPlaceholder`). A reference may lead to another
/// reference; a ring of them never ends.
struct ReferenceLinker {
  private let catalog: StoryboardCatalog

  init(catalog: StoryboardCatalog) {
    self.catalog = catalog
  }

  /// What one reference names.
  private enum Step {
    case scene(Int64)
    case problem(String)
    /// The storyboard belongs to a module outside of the tree.
    case elsewhere
  }

  /// Fills in the targets and problems of all references.
  func link(_ rows: inout IndexRows) {
    for position in rows.scenes.indices where rows.scenes[position].isReference {
      switch follow(rows.scenes[position], in: rows) {
      case .scene(let target): rows.scenes[position].targetSceneID = target
      case .problem(let problem): rows.scenes[position].targetProblem = problem
      case .elsewhere: break
      }
    }
  }

  /// The scene that a reference names, which may be another reference; nil where it names none.
  func next(after reference: SceneRow, in rows: IndexRows) -> Int64? {
    guard case .scene(let scene) = step(from: reference, in: rows) else { return nil }
    return scene
  }

  /// The scene at the end of a chain of references.
  private func follow(_ reference: SceneRow, in rows: IndexRows) -> Step {
    var current = reference
    var seen: Set<Int64> = []
    while current.isReference {
      guard seen.insert(current.id).inserted else { return .problem("the reference leads back to itself") }
      switch step(from: current, in: rows) {
      case .scene(let next): current = rows.scenes[Int(next) - 1]
      case .problem(let problem): return .problem(problem)
      case .elsewhere: return .elsewhere
      }
    }
    return .scene(current.id)
  }

  private func step(from reference: SceneRow, in rows: IndexRows) -> Step {
    let home = rows.storyboards[Int(reference.storyboardID) - 1]
    guard let name = reference.referencedStoryboard else {
      return scene(of: reference, in: [home.id], named: home.name)
    }
    let candidates = catalog.candidates(named: name, near: reference.fileID)
    guard !candidates.inScope.isEmpty else {
      return reference.referencedBundle == nil ? .problem("no storyboard '\(name)'") : .elsewhere
    }
    let storyboards = candidates.inScope.flatMap { preferred($0.storyboards, for: home, in: rows) }
    return scene(of: reference, in: storyboards, named: name)
  }

  /// The first scene that any of the storyboards offers.
  private func scene(of reference: SceneRow, in storyboards: [Int64], named name: String) -> Step {
    guard let identifier = reference.referencedIdentifier else {
      guard let initial = catalog.initialScenes(of: storyboards).first else {
        return .problem("storyboard '\(name)' has no initial scene")
      }
      return .scene(initial)
    }
    guard let scene = catalog.scenes(identified: identifier, in: storyboards).first else {
      return .problem("storyboard '\(name)' has no scene '\(identifier)'")
    }
    return .scene(scene)
  }

  /// The copies of a storyboard in the order in which the copy that refers to it finds them: its own language and device
  /// first, then the development language.
  private func preferred(_ copies: [Int64], for home: StoryboardRow, in rows: IndexRows) -> [Int64] {
    let ranked = copies.map { id in
      let copy = rows.storyboards[Int(id) - 1]
      let language = copy.variant == home.variant ? 0 : copy.variant == "Base" || copy.variant.isEmpty ? 1 : 2
      let device = copy.device == home.device ? 0 : copy.device.isEmpty ? 1 : 2
      return (rank: language * 3 + device, id: id)
    }
    return ranked.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
  }
}
