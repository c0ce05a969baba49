/// Ways of storyboards that code names but makes nothing of on the spot: it hands them on, as a scene configuration or an
/// argument. The initial scene is then likely to be opened.
struct HandedOnStoryboards {
  private let rows: IndexRows
  private let catalog: StoryboardCatalog

  /// A function of a file.
  private struct Place: Hashable {
    let file: Int64
    let type: String?
    let function: String?

    init(_ reference: CodeReferenceRow) {
      file = reference.fileID
      type = reference.typeName
      function = reference.function
    }
  }

  init(rows: IndexRows, catalog: StoryboardCatalog) {
    self.rows = rows
    self.catalog = catalog
  }

  /// - Parameter codeFlows: adds the ways; the scenes that other code or a segue leads to must be in already.
  func add(by codeFlows: CodeFlows, to collector: inout FlowCollector) {
    let makers = Set(rows.codeReferences.filter { CodeFlows.kinds.contains($0.kind) }.map(Place.init))
    for pair in rows.referenceStoryboards {
      let reference = rows.codeReferences[Int(pair.codeReferenceID) - 1]
      guard reference.kind == "storyboard", !makers.contains(Place(reference)) else { continue }
      for scene in catalog.initialScenes(of: [pair.storyboardID]) where !collector.isEntered(scene) {
        codeFlows.add(reference, .likely, to: scene, in: &collector)
      }
    }
  }
}
