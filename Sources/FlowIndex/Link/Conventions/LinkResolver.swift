import Configuration

/// Finds the scene that a link names, or says why it leads nowhere.
struct LinkResolver {
  /// What a link leads to.
  enum Answer: Equatable {
    case scene(Int64)
    case problem(String)
    /// What it means is told by code, or by a bundle that is not in the tree.
    case unresolved
  }

  private let lookup: SceneLookup
  private let catalog: StoryboardCatalog
  private let methods: StoryboardMethods
  private let proximity: Proximity
  private let storyboards: [StoryboardRow]
  private let identifiedScenes: [ExactName: [SceneRow]]

  init(rows: IndexRows, catalog: StoryboardCatalog) {
    lookup = SceneLookup(catalog: catalog, storyboards: rows.storyboards)
    self.catalog = catalog
    methods = StoryboardMethods(rows: rows)
    proximity = Proximity(files: rows.files)
    storyboards = rows.storyboards
    let identified = rows.scenes.compactMap { scene in scene.identifier.map { (ExactName($0), [scene]) } }
    identifiedScenes = Dictionary(identified, uniquingKeysWith: +)
  }

  // MARK: - What is there

  /// Whether a storyboard or a scene of this name can be seen from a file.
  func knows(_ name: String, from file: Int64) -> Bool {
    !catalog.candidates(named: name, near: file).inScope.isEmpty || nearestScene(identified: name, to: file) != nil
  }

  // MARK: - Where a link leads

  /// - Parameters:
  ///   - names: what the link says.
  ///   - text: the link as written.
  ///   - pattern: how the text is made; nil for runtime attributes, which have no order.
  ///   - home: the storyboard that holds the link.
  func resolve(
    _ names: LinkNames, text: String, pattern: LinkPattern?, knowsMethods: Bool = false, from home: StoryboardRow
  ) -> Answer {
    guard let written = names.storyboard, !written.isEmpty else {
      return .problem(problemWithoutStoryboard(names, text: text, pattern: pattern, from: home))
    }
    var storyboard = written
    if knowsMethods, let method = methods.storyboard(ofMethod: written) {
      guard case .named(let name) = method else { return .unresolved }
      storyboard = name
    }
    switch lookup.find(names.identifier, inStoryboard: storyboard, from: home) {
    case .scene(let scene): return .scene(scene)
    case .problem(let problem):
      return .problem(orderProblem(names, pattern: pattern, from: home) ?? problem)
    }
  }

  // MARK: - Why a link leads nowhere

  private func problemWithoutStoryboard(
    _ names: LinkNames, text: String, pattern: LinkPattern?, from home: StoryboardRow
  ) -> String {
    guard let pattern else { return "it names no storyboard" }
    let problem = names.missingText.map { "no '\($0)' in '\(text)'" } ?? "no storyboard in '\(text)'"
    let name = names.identifier ?? text
    if case .scene = lookup.find(nil, inStoryboard: name, from: home) {
      return "\(problem); write '\(pattern.write(scene: "", storyboard: name))' for the initial scene of '\(name)'"
    }
    guard let scene = nearestScene(identified: name, to: home.fileID) else { return problem }
    return "\(problem); write '\(pattern.write(scene: name, storyboard: storyboardName(of: scene)))'"
  }

  /// What is wrong where the names would mean something the other way round.
  private func orderProblem(_ names: LinkNames, pattern: LinkPattern?, from home: StoryboardRow) -> String? {
    guard let pattern, pattern.separator != nil, let storyboard = names.storyboard else { return nil }
    if let scene = names.identifier {
      guard case .scene = lookup.find(storyboard, inStoryboard: scene, from: home) else { return nil }
      let right = pattern.write(scene: storyboard, storyboard: scene)
      return "the halves are in the wrong order; write '\(right)'"
    }
    guard catalog.candidates(named: storyboard, near: home.fileID).inScope.isEmpty,
      let scene = nearestScene(identified: storyboard, to: home.fileID)
    else { return nil }
    let right = pattern.write(scene: storyboard, storyboard: storyboardName(of: scene))
    return "no storyboard '\(storyboard)', but a scene; write '\(right)'"
  }

  private func nearestScene(identified identifier: String, to file: Int64) -> SceneRow? {
    let scenes = identifiedScenes[ExactName(identifier), default: []]
    return proximity.narrow(scenes, from: file, fileOf: \.fileID).inScope.first
  }

  private func storyboardName(of scene: SceneRow) -> String {
    storyboards[Int(scene.storyboardID) - 1].baseName
  }
}
