extension DocumentBuilder {
  /// Outlets, outlet collections and actions. Elements of these names elsewhere than in `connections` are other things.
  mutating func readConnection(_ element: ElementStart) {
    guard openElements.last?.name == .connections else { return }
    let isAction = element.tag.name == .action
    guard let kind = ConnectionFact.Kind(rawValue: element.tag.spelling) else { return }
    var connection = ConnectionFact(
      kind: kind, name: element[isAction ? .selector : .property] ?? "", position: position(of: element))
    connection.scene = openScene?.index
    connection.ownerObjectID = connectionOwner?.id
    // AppKit and gesture recognizers name the object that is asked `target`, UIKit controls `destination`.
    connection.targetObjectID = element[.destination] ?? element[.target]
    connection.event = element[.eventType]
    document.connections.append(connection)
  }

  mutating func readBinding(_ element: ElementStart) {
    guard openElements.last?.name == .connections else { return }
    var binding = BindingFact(
      name: element[.name] ?? "", keyPath: element[.keyPath] ?? "", position: position(of: element))
    binding.scene = openScene?.index
    binding.ownerObjectID = connectionOwner?.id
    binding.targetObjectID = element[.destination]
    document.bindings.append(binding)
  }

  /// Any element may be reusable; only the attribute counts.
  mutating func readReuseIdentifier(_ element: ElementStart) {
    guard let identifier = element[.reuseIdentifier] else { return }
    var reuse = ReuseIdentifierFact(
      element: element.tag.spelling, identifier: identifier, position: position(of: element))
    reuse.scene = openScene?.index
    reuse.objectID = element[.id]
    reuse.className = element[.customClass]
    let container = openElements.last { $0.name == .tableView || $0.name == .collectionView }
    reuse.containerObjectID = container?.id
    document.reuseIdentifiers.append(reuse)
  }
}
