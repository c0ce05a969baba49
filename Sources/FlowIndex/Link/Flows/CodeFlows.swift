/// Ways that code takes: where it makes the controller of a scene.
///
/// The way starts at the scenes whose controllers run the code. Code of no scene (an app delegate, a coordinator, a view)
/// and static members, which anybody may call, start ways of their own.
struct CodeFlows {
  private let rows: IndexRows
  private let catalog: StoryboardCatalog
  private let scenesOfReference: [Int64: Scenes]
  private let classesMadeInCode: Set<String>

  private struct Scenes {
    var owners: [Int64] = []
    var targets: [Int64] = []
  }

  /// The kinds of reference that make a scene.
  static let kinds: Set<String> = [
    "instantiate", "instantiate_initial", "push_controller", "present_controller", "reload_controllers",
  ]

  /// - Parameter classesMadeInCode: classes whose code runs without their scenes too.
  init(rows: IndexRows, catalog: StoryboardCatalog, classesMadeInCode: Set<String> = []) {
    self.classesMadeInCode = classesMadeInCode
    self.rows = rows
    self.catalog = catalog
    var scenesOfReference: [Int64: Scenes] = [:]
    for pair in rows.referenceScenes {
      if pair.role == "owner" {
        scenesOfReference[pair.codeReferenceID, default: Scenes()].owners.append(pair.sceneID)
      } else {
        scenesOfReference[pair.codeReferenceID, default: Scenes()].targets.append(pair.sceneID)
      }
    }
    self.scenesOfReference = scenesOfReference
  }

  func add(to collector: inout FlowCollector) {
    for reference in rows.codeReferences where Self.kinds.contains(reference.kind) {
      let targets = scenesOfReference[reference.id]?.targets ?? []
      let certainty = certainty(of: reference, targets: targets)
      for target in targets.flatMap({ [$0] + catalog.counterparts(of: $0) }) {
        add(reference, certainty, to: target, in: &collector)
      }
    }
  }

  /// Adds the ways of one reference to one scene.
  func add(
    _ reference: CodeReferenceRow, _ certainty: FlowCertainty, to scene: Int64, in collector: inout FlowCollector
  ) {
    for origin in origins(of: reference) {
      let draft = FlowDraft(from: origin, via: .code, certainty: certainty, codeReferenceID: reference.id)
      collector.add(draft, to: scene)
    }
  }

  /// The scenes that the code runs in; nil for code of no scene.
  private func origins(of reference: CodeReferenceRow) -> [Int64?] {
    let owners = scenesOfReference[reference.id]?.owners ?? []
    if reference.isStatic || owners.isEmpty { return [nil] }
    let isMadeInCode = owners.contains { owner in
      rows.scenes[Int(owner) - 1].className.map(classesMadeInCode.contains) ?? false
    }
    return isMadeInCode ? owners + [nil] : owners
  }

  /// Certain where what is made is known; likely where several storyboards may be meant, or where only the class of the
  /// result tells the scene; unproven where nothing but the storyboard is known.
  private func certainty(of reference: CodeReferenceRow, targets: [Int64]) -> FlowCertainty {
    if reference.isOpen { return reference.castClass == nil && reference.creatorClass == nil ? .unproven : .likely }
    let storyboards = Set(targets.map { catalog.group(of: rows.scenes[Int($0) - 1].storyboardID) })
    return storyboards.count == 1 ? .certain : .likely
  }
}

extension CodeReferenceRow {
  /// Whether it makes a scene that is only known at run time.
  var isOpen: Bool {
    if resolution == "dynamic" { return true }
    return kind != "instantiate_initial" && identifier?.isEmpty ?? true
  }
}
