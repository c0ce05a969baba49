extension DocumentBuilder {
  /// Keeps a segue; returns its index. A segue that only refers to another, as tie breakers do, is none.
  mutating func readSegue(_ element: ElementStart) -> Int? {
    guard !element.attributes.has(.reference) else { return nil }
    let parentSegue = openElements.last.flatMap { $0.name == .segue ? $0.segue : nil }
    let isChild = openElements.last?.name == .segue
    var segue = SegueFact(
      objectID: element[.id] ?? "", kind: element[isChild ? .key : .kind] ?? "", position: position(of: element))
    if let parentSegue {
      segue.parentObjectID = document.segues[parentSegue].objectID
      segue.sourceObjectID = document.segues[parentSegue].sourceObjectID
      segue.sourceElement = document.segues[parentSegue].sourceElement
    } else {
      segue.sourceObjectID = connectionOwner?.id
      segue.sourceElement = connectionOwner?.tag.spelling
    }
    segue.scene = openScene?.index
    segue.relationship = element[.relationship]
    segue.identifier = element[.identifier]
    segue.destinationObjectID = element[.destination]
    segue.className = element[.customClass]
    segue.module = element[.customModule]
    segue.isModuleOfTarget = element.attributes.has(.customModuleProvider, equalTo: "target")
    segue.unwindAction = element[.unwindAction]
    segue.actionSelector = element[.destinationCreationSelector]
    document.segues.append(segue)
    return document.segues.count - 1
  }

  /// A segue is manual where its source is a controller, which may be marked as one only later in the file.
  mutating func markManualSegues() {
    let controllers = Set(document.scenes.map { Array($0.objectID.utf8) })
    for index in document.segues.indices {
      let segue = document.segues[index]
      guard let source = segue.sourceObjectID, segue.kind != "relationship", segue.parentObjectID == nil else {
        continue
      }
      document.segues[index].isManual = controllers.contains(Array(source.utf8))
    }
  }
}
