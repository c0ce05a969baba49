extension DocumentBuilder {
  /// Follows the frame of scenes, and takes the object that a scene is about as its controller.
  ///
  /// - Returns: whether this element holds the objects of a scene.
  mutating func readSceneMember(_ element: ElementStart) -> Bool {
    guard kind == .storyboard else { return false }
    if openElements.last?.holdsSceneObjects == true { readController(element) }
    switch element.tag.name {
    case .scene:
      openScene = OpenScene()
    case .objects where openElements.last?.name == .scene && openScene?.hasObjects == false:
      openScene?.hasObjects = true
      return true
    case .navigationItem:
      readNavigationTitle(element)
    default: break
    }
    return false
  }

  /// The object marked as the controller is it; where none is, as in WatchKit, the first object of the scene.
  private mutating func readController(_ element: ElementStart) {
    let isMarked = element.attributes.has(.sceneMemberID, equalTo: "viewController")
    guard var scene = openScene else { return }
    if let index = scene.index {
      guard isMarked, !scene.hasMarkedController else { return }
      document.scenes[index] = sceneFact(element)
    } else {
      scene.index = document.scenes.count
      document.scenes.append(sceneFact(element))
    }
    scene.hasMarkedController = isMarked
    openScene = scene
  }

  private mutating func sceneFact(_ element: ElementStart) -> SceneFact {
    var scene = SceneFact(
      objectID: element[.id] ?? "", element: element.tag.spelling, position: position(of: element))
    scene.className = element[.customClass]
    scene.module = element[.customModule]
    scene.isModuleOfTarget = element.attributes.has(.customModuleProvider, equalTo: "target")
    scene.identifier = element[.storyboardIdentifier]
    if scene.identifier == nil, document.targetRuntime == Platform.watchRuntime {
      scene.identifier = element[.identifier]
    }
    scene.restorationIdentifier = restorationIdentifier(element, of: scene)
    scene.userLabel = element[.userLabel]
    scene.title = element[.title]
    scene.isReference = element.tag.spelling.hasSuffix("Placeholder")
    if scene.isReference {
      scene.referencedStoryboard = element[.storyboardName]
      scene.referencedIdentifier = element[.referencedIdentifier]
      scene.referencedBundle = element[.bundleIdentifier]
    }
    return scene
  }

  private func restorationIdentifier(_ element: ElementStart, of scene: SceneFact) -> String? {
    if let identifier = element[.restorationIdentifier] { return identifier }
    return element.attributes.isYes(.useStoryboardIdentifierAsRestorationIdentifier) ? scene.identifier : nil
  }

  /// A controller without a title of its own shows the one of its navigation item.
  private mutating func readNavigationTitle(_ element: ElementStart) {
    guard let scene = openScene?.index, document.scenes[scene].title == nil,
      let controller = openElements.last, controller.id == document.scenes[scene].objectID
    else { return }
    document.scenes[scene].title = element[.title]
  }
}
