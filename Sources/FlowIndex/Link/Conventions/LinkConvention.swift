import Configuration

/// A convention by which a segue or a scene stands for a scene of another storyboard.
struct LinkConvention: Sendable {
  /// What carries the link; the raw values are those of `link_conventions.owner`.
  enum Owner: String, Sendable {
    case segue
    case scene
  }

  /// Where the link is written.
  enum Source: Sendable {
    /// The identifier of the segue.
    case identifier(LinkPattern)
    case restorationIdentifier(LinkPattern)
    /// Runtime attributes of the scene, or of the scene that the segue is drawn to.
    case runtimeAttributes(storyboard: String, scene: String?)
  }

  let name: String
  let owner: Owner
  /// The class that marks it, with its subclasses; nil means any.
  let className: String?
  let source: Source
  /// Whether following the link pushes the scene on a navigation stack, whatever the scene is.
  let doesPush: Bool
  /// Whether a class method of UIStoryboard may stand for a storyboard's name.
  let knowsStoryboardMethods: Bool

  init(
    name: String, owner: Owner, className: String?, source: Source, doesPush: Bool = false,
    knowsStoryboardMethods: Bool = false
  ) {
    self.name = name
    self.owner = owner
    self.className = className
    self.source = source
    self.doesPush = doesPush
    self.knowsStoryboardMethods = knowsStoryboardMethods
  }

  /// A convention of the team's own; nil for one without a pattern where one is needed, which reading the configuration
  /// refuses.
  init?(_ setting: StoryboardLinkSetting) {
    let pattern = setting.pattern.map(LinkPattern.init)
    switch setting.source {
    case .identifier:
      guard let pattern else { return nil }
      source = .identifier(pattern)
    case .restorationIdentifier:
      guard let pattern else { return nil }
      source = .restorationIdentifier(pattern)
    case .runtimeAttributes:
      guard let storyboard = setting.storyboardAttribute else { return nil }
      source = .runtimeAttributes(storyboard: storyboard, scene: setting.sceneAttribute)
    }
    name = setting.name
    owner = setting.owner == .segue ? .segue : .scene
    className = setting.className
    doesPush = setting.doesPush
    knowsStoryboardMethods = false
  }

  /// The row of the convention.
  func row(id: Int64) -> LinkConventionRow {
    var row = LinkConventionRow(
      id: id, name: name, owner: owner.rawValue, className: className, source: "", doesPush: doesPush)
    switch source {
    case .identifier(let pattern):
      row.source = "identifier"
      row.pattern = pattern.text
    case .restorationIdentifier(let pattern):
      row.source = "restoration_identifier"
      row.pattern = pattern.text
    case .runtimeAttributes(let storyboard, let scene):
      row.source = "runtime_attributes"
      row.storyboardAttribute = storyboard
      row.sceneAttribute = scene
    }
    return row
  }
}
