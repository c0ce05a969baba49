/// Turns the elements of a document, in order, into facts.
///
/// The folder's other files each read one subject; this one knows the order of events and what is open.
struct DocumentBuilder {
  let kind: InterfaceBuilderFileKind
  var document = InterfaceBuilderDocument(platform: "", targetRuntime: "")
  var openElements: [OpenElement] = []
  var openScene: OpenScene?
  var openText: OpenText?
  /// One entry an object of the document.
  var readableTexts: [ReadableText] = []
  private var locator: ElementLocator

  init(kind: InterfaceBuilderFileKind, text: UnsafeBufferPointer<UInt8>) {
    self.kind = kind
    locator = ElementLocator(in: text)
  }

  mutating func start(_ element: ElementStart) {
    // The scene comes first: all that follows may belong to it.
    let holdsSceneObjects = readSceneMember(element)
    let object = element.tag.isObject && element.attributes.has(.id) ? readObject(element) : nil
    var opened = OpenElement(
      tag: element.tag, id: element[.id], object: object ?? openElements.last?.object, isObject: object != nil,
      holdsSceneObjects: holdsSceneObjects, isUnread: openElements.last?.isUnread ?? false)
    readReuseIdentifier(element)
    switch element.tag.name {
    case .document: readDocument(element)
    case .segue: opened.segue = readSegue(element)
    case .outlet, .outletCollection, .action: readConnection(element)
    case .binding: readBinding(element)
    case .userDefinedRuntimeAttribute: readRuntimeAttribute(element)
    case .rect, .point: readGeometry(element)
    default: readValueOrText(element, opened: &opened)
    }
    openElements.append(opened)
  }

  mutating func end() {
    guard let ended = openElements.popLast() else { return }
    if let text = openText, text.depth == openElements.count { close(text) }
    if ended.name == .scene { openScene = nil }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    openText?.bytes.append(contentsOf: bytes)
  }

  /// The facts, once the last element has ended.
  mutating func finish() -> InterfaceBuilderDocument {
    markManualSegues()
    return document
  }

  /// The position of the element being started.
  mutating func position(of element: ElementStart) -> ElementPosition {
    locator.start(ofTagEndingAt: element.endOffset)
  }

  /// The element that a connection, segue or binding starts from: the one around the list that the element stands in.
  var connectionOwner: OpenElement? {
    openElements.count >= 2 ? openElements[openElements.count - 2] : nil
  }

  private mutating func readDocument(_ element: ElementStart) {
    guard openElements.isEmpty else { return }
    let runtime = element[.targetRuntime] ?? ""
    document.targetRuntime = runtime
    document.platform = Platform.name(ofTargetRuntime: runtime)
    document.isLaunchScreen = element.attributes.isYes(.launchScreen)
    document.initialObjectID = element[.initialViewController]
  }
}
