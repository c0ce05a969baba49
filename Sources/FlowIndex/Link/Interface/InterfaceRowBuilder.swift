import InterfaceBuilder

/// Makes the rows of one storyboard or xib.
struct InterfaceRowBuilder {
  private let document: InterfaceBuilderDocument
  private let file: FileRow
  private let isStoryboard: Bool

  init(document: InterfaceBuilderDocument, file: FileRow) {
    self.document = document
    self.file = file
    isStoryboard = file.kind == "storyboard"
  }

  /// Adds the rows; each id is the position of its row, counted from 1.
  func append(to rows: inout IndexRows) {
    rows.files[Int(file.id) - 1].platform = document.platform
    let scenes = SceneIDs(document: document, count: isStoryboard ? rows.scenes.count : nil)
    if isStoryboard {
      let initialScene = scenes.id(ofObject: document.initialObjectID)
      appendStoryboard(initialScene: initialScene, to: &rows)
      appendScenes(initialScene: initialScene, to: &rows)
    }
    appendObjects(scenes, to: &rows)
    appendSegues(scenes, to: &rows)
    appendConnections(scenes, to: &rows)
    appendBindings(scenes, to: &rows)
    appendReuseIdentifiers(scenes, to: &rows)
    appendRuntimeAttributes(scenes, to: &rows)
  }

  // MARK: - Storyboards and scenes

  private func appendStoryboard(initialScene: Int64?, to rows: inout IndexRows) {
    let name = StoryboardFileName(path: file.path)
    rows.storyboards.append(
      StoryboardRow(
        id: Int64(rows.storyboards.count + 1), fileID: file.id, name: name.name, baseName: name.baseName,
        platform: document.platform, variant: name.variant, device: name.device,
        isLaunchScreen: document.isLaunchScreen, initialObjectID: document.initialObjectID,
        initialSceneID: initialScene))
  }

  private func appendScenes(initialScene: Int64?, to rows: inout IndexRows) {
    for scene in document.scenes {
      var row = SceneRow(
        id: Int64(rows.scenes.count + 1), storyboardID: Int64(rows.storyboards.count), fileID: file.id,
        objectID: scene.objectID, element: scene.element, label: Self.label(of: scene),
        line: scene.position.line, column: scene.position.column)
      row.className = scene.className
      row.module = scene.module
      row.isModuleOfTarget = scene.isModuleOfTarget
      row.identifier = scene.identifier
      row.restorationIdentifier = scene.restorationIdentifier
      row.isInitial = row.id == initialScene
      row.isReference = scene.isReference
      row.referencedStoryboard = scene.referencedStoryboard
      row.referencedIdentifier = scene.referencedIdentifier
      row.referencedBundle = scene.referencedBundle
      row.canvasX = scene.canvasX
      row.canvasY = scene.canvasY
      rows.scenes.append(row)
    }
  }

  /// What a person would call a scene.
  private static func label(of scene: SceneFact) -> String {
    scene.userLabel ?? scene.title ?? scene.className ?? scene.element
  }

  // MARK: - What scenes hold

  private func appendObjects(_ scenes: SceneIDs, to rows: inout IndexRows) {
    for object in document.objects {
      rows.objects.append(
        ObjectRow(
          id: Int64(rows.objects.count + 1), fileID: file.id, sceneID: scenes.id(at: object.scene),
          objectID: object.objectID, parentObjectID: object.parentObjectID, element: object.element,
          key: object.key, className: object.className, module: object.module,
          isModuleOfTarget: object.isModuleOfTarget, userLabel: object.userLabel, text: object.text,
          identifier: object.identifier, placeholderIdentifier: object.placeholderIdentifier, isHidden: object.isHidden,
          x: object.frame?.x, y: object.frame?.y, width: object.frame?.width, height: object.frame?.height,
          line: object.position.line, column: object.position.column))
    }
  }

  private func appendSegues(_ scenes: SceneIDs, to rows: inout IndexRows) {
    let destinations = SegueDestinations(segues: document.segues)
    for segue in document.segues {
      rows.segues.append(
        SegueRow(
          id: Int64(rows.segues.count + 1), fileID: file.id, sceneID: scenes.id(at: segue.scene),
          objectID: segue.objectID, sourceObjectID: segue.sourceObjectID, sourceElement: segue.sourceElement,
          kind: segue.kind, relationship: segue.relationship, identifier: segue.identifier,
          destinationObjectID: segue.destinationObjectID,
          destinationSceneID: scenes.id(ofObject: destinations.objectID(of: segue)),
          className: segue.className, module: segue.module, isModuleOfTarget: segue.isModuleOfTarget,
          unwindAction: segue.unwindAction,
          actionSelector: segue.actionSelector, isManual: segue.isManual, parentObjectID: segue.parentObjectID,
          line: segue.position.line, column: segue.position.column))
    }
  }

  private func appendConnections(_ scenes: SceneIDs, to rows: inout IndexRows) {
    for connection in document.connections {
      rows.connections.append(
        ConnectionRow(
          id: Int64(rows.connections.count + 1), fileID: file.id, sceneID: scenes.id(at: connection.scene),
          kind: connection.kind.rawValue, ownerObjectID: connection.ownerObjectID,
          targetObjectID: connection.targetObjectID, name: connection.name, event: connection.event,
          line: connection.position.line, column: connection.position.column))
    }
  }

  private func appendBindings(_ scenes: SceneIDs, to rows: inout IndexRows) {
    for binding in document.bindings {
      rows.bindings.append(
        BindingRow(
          id: Int64(rows.bindings.count + 1), fileID: file.id, sceneID: scenes.id(at: binding.scene),
          ownerObjectID: binding.ownerObjectID, targetObjectID: binding.targetObjectID, name: binding.name,
          keyPath: binding.keyPath, line: binding.position.line, column: binding.position.column))
    }
  }

  private func appendReuseIdentifiers(_ scenes: SceneIDs, to rows: inout IndexRows) {
    for reuse in document.reuseIdentifiers {
      rows.reuseIdentifiers.append(
        ReuseIdentifierRow(
          id: Int64(rows.reuseIdentifiers.count + 1), fileID: file.id, sceneID: scenes.id(at: reuse.scene),
          objectID: reuse.objectID, containerObjectID: reuse.containerObjectID, element: reuse.element,
          identifier: reuse.identifier, className: reuse.className, line: reuse.position.line,
          column: reuse.position.column))
    }
  }

  private func appendRuntimeAttributes(_ scenes: SceneIDs, to rows: inout IndexRows) {
    for attribute in document.runtimeAttributes {
      rows.runtimeAttributes.append(
        RuntimeAttributeRow(
          id: Int64(rows.runtimeAttributes.count + 1), fileID: file.id, sceneID: scenes.id(at: attribute.scene),
          ownerObjectID: attribute.ownerObjectID, keyPath: attribute.keyPath, type: attribute.type,
          value: attribute.value, line: attribute.position.line, column: attribute.position.column))
    }
  }
}
