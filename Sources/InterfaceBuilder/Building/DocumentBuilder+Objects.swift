extension DocumentBuilder {
  /// Keeps an object; returns its index.
  mutating func readObject(_ element: ElementStart) -> Int {
    let enclosing = openElements.last?.object
    var object = ObjectFact(
      objectID: element[.id] ?? "", element: element.tag.spelling, position: position(of: element))
    object.parentObjectID = enclosing.map { document.objects[$0].objectID }
    object.scene = openScene?.index
    object.key = element[.key]
    object.className = element[.customClass]
    object.module = element[.customModule]
    object.isModuleOfTarget = element.attributes.has(.customModuleProvider, equalTo: "target")
    object.userLabel = element[.userLabel]
    object.identifier = element[.identifier]
    object.placeholderIdentifier = placeholderIdentifier(element)
    object.isHidden = element.attributes.isYes(.hidden)
    object.isPrototype = isPrototype(element)
    document.objects.append(object)
    readableTexts.append(
      ReadableText(
        name: element.tag.name, isControlCell: element.attributes.has(.key, equalTo: "cell"),
        enclosingObject: enclosing))
    return document.objects.count - 1
  }

  /// Cocoa nibs number their stand-ins: -1 is the first responder, -2 the owner.
  private func placeholderIdentifier(_ element: ElementStart) -> String? {
    if let identifier = element[.placeholderIdentifier] { return identifier }
    guard element.tag.name == .customObject else { return nil }
    if element.attributes.has(.sceneMemberID, equalTo: "firstResponder") { return "IBFirstResponder" }
    guard kind == .xib else { return nil }
    if element.attributes.has(.id, equalTo: "-1") { return "IBFirstResponder" }
    return element.attributes.has(.id, equalTo: "-2") ? "IBFilesOwner" : nil
  }

  private func isPrototype(_ element: ElementStart) -> Bool {
    switch element.tag.name {
    case .tableViewCell: openElements.last?.name == .prototypes
    case .collectionViewCell: openElements.last?.name == .cells
    case .collectionReusableView: openElements.last?.name == .collectionView
    default: false
    }
  }

  /// Frames of objects, and where a scene stands on the canvas.
  mutating func readGeometry(_ element: ElementStart) {
    guard let parent = openElements.last else { return }
    let attributes = element.attributes
    if attributes.has(.key, equalTo: "canvasLocation"), parent.name == .scene, let scene = openScene?.index {
      document.scenes[scene].canvasX = attributes.number(.x)
      document.scenes[scene].canvasY = attributes.number(.y)
    } else if let object = parent.object, parent.isObject,
      attributes.has(.key, equalTo: "frame") || attributes.has(.key, equalTo: "contentRect")
    {
      document.objects[object].frame = frame(attributes)
    } else {
      readRuntimeValue(element)
    }
  }

  private func frame(_ attributes: ElementAttributes) -> Frame? {
    guard let x = attributes.number(.x), let y = attributes.number(.y),
      let width = attributes.number(.width), let height = attributes.number(.height)
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }
}
