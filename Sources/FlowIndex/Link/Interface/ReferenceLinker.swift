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
    let lookup = SceneLookup(catalog: catalog, storyboards: rows.storyboards)
    let answer: SceneLookup.Answer
    if let name = reference.referencedStoryboard {
      if reference.referencedBundle != nil, catalog.candidates(named: name, near: home.fileID).inScope.isEmpty {
        return .elsewhere
      }
      answer = lookup.find(reference.referencedIdentifier, inStoryboard: name, from: home)
    } else {
      answer = lookup.find(reference.referencedIdentifier, in: [home.id], named: home.name)
    }
    switch answer {
    case .scene(let scene): return .scene(scene)
    case .problem(let problem): return .problem(problem)
    }
  }
}
