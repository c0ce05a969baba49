/// Ways into the app: what the system opens by itself.
///
/// - Initial scenes of the storyboards that entry points name, in all localised copies and device variants.
/// - Initial scenes of launch screens.
/// - The application scene of a Mac storyboard, which is made before any other (NSStoryboard, "main").
/// - On the watch, notification and glance scenes, which the system opens, and the initial scene: the system loads
///   `Interface.storyboard` by convention.
///
/// A project in which nothing names a storyboard is a library, a sample, or an app whose plist is not in the tree. All
/// that can be said of it is that its initial scenes are made to be opened first, so they are likely entries.
struct EntryFlows {
  private let rows: IndexRows
  private let catalog: StoryboardCatalog

  init(rows: IndexRows, catalog: StoryboardCatalog) {
    self.rows = rows
    self.catalog = catalog
  }

  func add(to collector: inout FlowCollector) {
    addEntryPoints(to: &collector)
    addScenesOfTheSystem(to: &collector)
    addLaunchScreens(to: &collector)
    addWatchStoryboards(to: &collector)
    addProjectsWithoutEntry(to: &collector)
  }

  private func addEntryPoints(to collector: inout FlowCollector) {
    let rivals = Dictionary(grouping: rows.entryPoints, by: Place.init).mapValues(\.count)
    for entryPoint in rows.entryPoints {
      guard let storyboard = entryPoint.storyboardID else { continue }
      let isAlone = rivals[Place(entryPoint), default: 0] == 1
      let draft = FlowDraft(
        from: nil, via: .entry, certainty: isAlone ? .certain : .likely, entryPointID: entryPoint.id)
      for scene in catalog.initialScenes(of: catalog.copies(of: storyboard)) { collector.add(draft, to: scene) }
    }
  }

  /// Where an entry point is written; several rows of one place are guesses.
  private struct Place: Hashable {
    let file: Int64
    let key: ExactName
    let line: Int
    let name: ExactName

    init(_ entryPoint: EntryPointRow) {
      file = entryPoint.fileID
      key = ExactName(entryPoint.key)
      line = entryPoint.line
      name = ExactName(entryPoint.storyboard)
    }
  }

  private func addScenesOfTheSystem(to collector: inout FlowCollector) {
    let elements: Set<String> = ["application", "notificationController", "glanceController"]
    for scene in rows.scenes where elements.contains(scene.element) {
      collector.add(FlowDraft(from: nil, via: .entry, certainty: .certain), to: scene.id)
    }
  }

  private func addLaunchScreens(to collector: inout FlowCollector) {
    addInitialScenes(.certain, to: &collector) { $0.isLaunchScreen }
  }

  private func addWatchStoryboards(to collector: inout FlowCollector) {
    addInitialScenes(.likely, to: &collector) { $0.platform == "watchOS" }
  }

  private func addProjectsWithoutEntry(to collector: inout FlowCollector) {
    let scopes = scopesWithEntry()
    addInitialScenes(.likely, to: &collector) { storyboard in !scopes.contains(scope(ofFile: storyboard.fileID)) }
  }

  /// Makes the initial scenes of some storyboards entries, unless an entry point has done so.
  private func addInitialScenes(
    _ certainty: FlowCertainty, to collector: inout FlowCollector, where isMeant: (StoryboardRow) -> Bool
  ) {
    for storyboard in rows.storyboards where isMeant(storyboard) {
      guard let scene = storyboard.initialSceneID, !collector.isEntered(scene) else { continue }
      collector.add(FlowDraft(from: nil, via: .entry, certainty: certainty), to: scene)
    }
  }

  /// The projects in which an entry point leads somewhere: a name that means no storyboard says nothing about the rest.
  private func scopesWithEntry() -> Set<ExactName> {
    var scopes: Set<ExactName> = []
    for entryPoint in rows.entryPoints where entryPoint.storyboardID != nil || entryPoint.target == "mainNib" {
      scopes.insert(scope(ofFile: entryPoint.fileID))
      guard let storyboard = entryPoint.storyboardID else { continue }
      scopes.insert(scope(ofFile: rows.storyboards[Int(storyboard) - 1].fileID))
    }
    return scopes
  }

  private func scope(ofFile file: Int64) -> ExactName {
    ExactName(rows.files[Int(file) - 1].scope)
  }
}
