/// The links that runtime attributes of scenes hold.
struct LinkAttributes {
  private let attributesOfScene: [Int64: [RuntimeAttributeRow]]

  /// What the attributes of one scene say.
  struct Link {
    let names: LinkNames
    /// The attributes as a person would read them.
    let text: String
    /// A bundle of its own may hold what the tree does not.
    let hasBundle: Bool
    /// The attribute that names the storyboard.
    let place: RuntimeAttributeRow?
  }

  init(rows: IndexRows) {
    let own = rows.runtimeAttributes.filter { attribute in
      guard let scene = attribute.sceneID, let owner = attribute.ownerObjectID else { return false }
      return ExactName(rows.scenes[Int(scene) - 1].objectID) == ExactName(owner)
    }
    attributesOfScene = Dictionary(grouping: own, by: { $0.sceneID ?? 0 })
  }

  /// - Parameters:
  ///   - storyboard: the attribute that names the storyboard.
  ///   - scene: the attribute that identifies the scene; nil where there is none.
  func link(of sceneID: Int64, storyboard: String, scene: String?) -> Link {
    let attributes = attributesOfScene[sceneID, default: []]
    let storyboardAttribute = attributes.first { $0.keyPath == storyboard }
    let sceneAttribute = scene.flatMap { name in attributes.first { $0.keyPath == name } }
    let read = [storyboardAttribute, sceneAttribute].compactMap { $0 }
    return Link(
      names: LinkNames(storyboard: storyboardAttribute?.value, scene: sceneAttribute?.value),
      text: read.map { "\($0.keyPath) = \($0.value ?? "")" }.joined(separator: ", "),
      hasBundle: attributes.contains { $0.keyPath.hasSuffix("BundleIdentifier") && $0.value?.isEmpty == false },
      place: storyboardAttribute)
  }
}
