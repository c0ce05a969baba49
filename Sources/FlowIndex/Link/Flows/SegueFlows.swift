/// Ways that storyboards draw: segues, relationships, containers, and segues that link to another storyboard.
///
/// What a control, cell or gesture triggers is certain, and so are relationships and embed segues, which are followed when
/// the container loads. A segue that the controller itself owns needs code; `ManualSegues` judges it.
struct SegueFlows {
  private let rows: IndexRows
  private let catalog: StoryboardCatalog
  private let manualSegues: ManualSegues
  private let linkOfSegue: [Int64: StoryboardLinkRow]
  private let positionOfSegue: [ObjectPlace: Int]

  private struct ObjectPlace: Hashable {
    let file: Int64
    let object: ExactName
  }

  init(rows: IndexRows, catalog: StoryboardCatalog) {
    self.rows = rows
    self.catalog = catalog
    manualSegues = ManualSegues(rows: rows)
    let links = rows.storyboardLinks.compactMap { link in link.segueID.map { ($0, link) } }
    linkOfSegue = Dictionary(links, uniquingKeysWith: { earlier, _ in earlier })
    let places = rows.segues.enumerated().map {
      (ObjectPlace(file: $0.element.fileID, object: ExactName($0.element.objectID)), $0.offset)
    }
    positionOfSegue = Dictionary(places, uniquingKeysWith: { earlier, _ in earlier })
  }

  func add(to collector: inout FlowCollector) {
    for segue in rows.segues where segue.kind != "unwind" {
      guard let source = segue.sceneID else { continue }
      let performance = self.performance(of: segue)
      var draft = FlowDraft(from: source, via: via(of: segue), certainty: performance.certainty, segueID: segue.id)
      draft.codeReferenceID = performance.codeReferenceID
      if let link = linkOfSegue[segue.id] {
        addLinked(segue, by: link, draft: draft, to: &collector)
      } else if let destination = segue.destinationSceneID {
        collector.add(draft, to: destination)
      }
    }
  }

  /// A linked segue leads to the scene that it names. What it is drawn to is made and thrown away: no way leads there,
  /// unless it is a placeholder, which is as reachable as the segue itself.
  private func addLinked(
    _ segue: SegueRow, by link: StoryboardLinkRow, draft: FlowDraft, to collector: inout FlowCollector
  ) {
    if let target = link.targetSceneID {
      var linked = draft
      linked.via = .link
      linked.linkID = link.id
      for scene in [target] + catalog.counterparts(of: target) { collector.add(linked, to: scene) }
    }
    if let drawn = segue.destinationSceneID, rows.scenes[Int(drawn) - 1].isPlaceholder {
      collector.add(draft, to: drawn)
    }
  }

  private func via(of segue: SegueRow) -> FlowVia {
    switch segue.kind {
    case "relationship": .relationship
    case "embed": .embed
    default: .segue
    }
  }

  private func performance(of segue: SegueRow) -> ManualSegues.Performance {
    if let parent = segue.parentObjectID, segue.kind == "preview" || segue.kind == "commit" {
      let place = ObjectPlace(file: segue.fileID, object: ExactName(parent))
      guard let position = positionOfSegue[place] else { return .automatic }
      return performanceOfOwn(rows.segues[position])
    }
    return performanceOfOwn(segue)
  }

  private func performanceOfOwn(_ segue: SegueRow) -> ManualSegues.Performance {
    let isFollowedByItself = segue.kind == "relationship" || segue.kind == "embed" || !segue.isManual
    return isFollowedByItself ? .automatic : manualSegues.performance(of: segue)
  }
}
