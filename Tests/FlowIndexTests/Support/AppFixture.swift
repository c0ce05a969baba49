import CodeFacts
import InterfaceBuilder
import ProjectSettings
import SourceTree

@testable import FlowIndex

/// A small app made by hand: its files with the facts that reading them would give.
struct AppFixture {
  private(set) var files: [ExtractedFile] = []

  /// Adds a storyboard.
  ///
  /// - Returns: the id of its file.
  @discardableResult
  mutating func storyboard(
    _ path: String, scope: String = "", platform: String = "iOS", isLaunchScreen: Bool = false,
    initial: String? = nil, scenes: [SceneFact], segues: [SegueFact] = [],
    runtimeAttributes: [RuntimeAttributeFact] = []
  ) -> Int64 {
    var document = InterfaceBuilderDocument(platform: platform, targetRuntime: platform)
    document.isLaunchScreen = isLaunchScreen
    document.initialObjectID = initial
    document.scenes = scenes
    document.segues = segues.map { segue in
      var placed = segue
      placed.scene = scenes.firstIndex { $0.objectID == segue.sourceObjectID }
      return placed
    }
    document.runtimeAttributes = runtimeAttributes.map { attribute in
      var placed = attribute
      placed.scene = scenes.firstIndex { $0.objectID == attribute.ownerObjectID }
      return placed
    }
    return add(path, kind: "storyboard", scope: scope, content: .interfaceBuilder(document))
  }

  /// Adds a storyboard whose document a test makes by hand.
  mutating func document(_ path: String, _ document: InterfaceBuilderDocument) {
    _ = add(path, kind: "storyboard", scope: "", content: .interfaceBuilder(document))
  }

  /// Adds a xib.
  mutating func xib(_ path: String, scope: String = "", _ document: InterfaceBuilderDocument) {
    _ = add(path, kind: "xib", scope: scope, content: .interfaceBuilder(document))
  }

  /// Adds a property list or a project file.
  @discardableResult
  mutating func settings(
    _ path: String, scope: String = "", kind: String = "plist", entryPoints: [EntryPointFact] = [],
    buildSettings: [BuildSettingFact] = []
  ) -> Int64 {
    var facts = ProjectSettingsFacts()
    facts.entryPoints = entryPoints
    facts.buildSettings = buildSettings
    return add(path, kind: kind, scope: scope, content: .settings(facts))
  }

  /// Adds a source whose rows a test writes by hand.
  @discardableResult
  mutating func source(_ path: String, scope: String = "") -> Int64 {
    add(path, kind: "swift", scope: scope, content: .nothing)
  }

  /// Adds a source with the facts that reading it gave.
  @discardableResult
  mutating func code(_ path: String, scope: String = "", kind: String = "swift", _ facts: SourceFacts) -> Int64 {
    add(path, kind: kind, scope: scope, content: .code(facts))
  }

  private mutating func add(_ path: String, kind: String, scope: String, content: ExtractedFile.Content) -> Int64 {
    let id = Int64(files.count + 1)
    let row = FileRow(
      id: id, path: SourcePath(path), kind: kind, size: 0, scope: scope, status: "indexed")
    files.append(ExtractedFile(row: row, content: content))
    return id
  }

  /// The rows of Interface Builder.
  func interfaceRows() -> IndexRows {
    var rows = IndexRows()
    rows.files = files.map(\.row)
    InterfaceLinker.link(files: files, rows: &rows)
    return rows
  }
}

/// A scene of a fixture.
func scene(
  _ objectID: String, _ element: String = "viewController", className: String? = nil, identifier: String? = nil,
  restorationIdentifier: String? = nil, line: Int = 1
) -> SceneFact {
  var fact = SceneFact(objectID: objectID, element: element, position: ElementPosition(line: line, column: 1))
  fact.className = className
  fact.identifier = identifier
  fact.restorationIdentifier = restorationIdentifier
  return fact
}

/// A storyboard reference of a fixture.
func reference(
  _ objectID: String, to storyboard: String?, identifier: String? = nil, bundle: String? = nil
) -> SceneFact {
  var fact = scene(objectID, "viewControllerPlaceholder")
  fact.isReference = true
  fact.referencedStoryboard = storyboard
  fact.referencedIdentifier = identifier
  fact.referencedBundle = bundle
  return fact
}

/// A segue of a fixture, drawn from the controller of a scene.
func segue(
  _ objectID: String, from source: String, to destination: String, kind: String = "show",
  relationship: String? = nil, identifier: String? = nil, className: String? = nil, isManual: Bool = false
) -> SegueFact {
  var fact = SegueFact(objectID: objectID, kind: kind, position: ElementPosition(line: 1, column: 1))
  fact.sourceObjectID = source
  fact.destinationObjectID = destination
  fact.relationship = relationship
  fact.identifier = identifier
  fact.className = className
  fact.isManual = isManual
  return fact
}

/// A user defined runtime attribute of a fixture.
func runtimeAttribute(_ keyPath: String, _ value: String, of owner: String) -> RuntimeAttributeFact {
  var fact = RuntimeAttributeFact(
    keyPath: keyPath, type: "string", position: ElementPosition(line: 1, column: 1))
  fact.ownerObjectID = owner
  fact.value = value
  return fact
}

extension IndexRows {
  /// The only scene with an object id; -1 where there is none or there are several.
  func sceneID(_ objectID: String, in path: String? = nil) -> Int64 {
    let found = scenes.filter { scene in
      scene.objectID == objectID && (path == nil || files[Int(scene.fileID) - 1].path.text == path)
    }
    return found.count == 1 ? found[0].id : -1
  }

  func scene(_ objectID: String, in path: String? = nil) -> SceneRow? {
    let id = sceneID(objectID, in: path)
    return id < 0 ? nil : scenes[Int(id) - 1]
  }
}
