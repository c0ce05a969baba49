/// The UI flow of an app at one moment, as far as two moments are compared.
public struct FlowSnapshot: Sendable, Equatable {
  /// By path and line.
  public var scenes: [SceneEntry]
  /// By path and line.
  public var segues: [SegueEntry]
  /// By path and line.
  public var ways: [WayEntry]
  /// Of cells and supplementary views, by path and line.
  public var reuseIdentifiers: [ReuseEntry]
  /// Files and folders that could not be read, with the reason, by path.
  public var unread: [String: String]

  public init(
    scenes: [SceneEntry] = [], segues: [SegueEntry] = [], ways: [WayEntry] = [], reuseIdentifiers: [ReuseEntry] = [],
    unread: [String: String] = [:]
  ) {
    self.scenes = scenes
    self.segues = segues
    self.ways = ways
    self.reuseIdentifiers = reuseIdentifiers
    self.unread = unread
  }
}

/// One scene or storyboard reference.
public struct SceneEntry: Sendable, Equatable {
  /// The number of its row in the index.
  public var id: Int64
  public var place: FlowPlace
  /// The storyboard's name as code has it.
  public var storyboard: String
  public var objectID: String
  public var element: String
  public var label: String
  /// What a person calls it, with its class.
  public var name: String
  public var className: String?
  public var identifier: String?
  public var isInitial = false
  /// For a storyboard reference: what it names.
  public var reference: String?
  /// Nil for references, which are no screens.
  public var isReachable: Bool?

  /// The name with the storyboard.
  var title: String { "\(name) in '\(storyboard)'" }
}

/// One segue or relationship.
public struct SegueEntry: Sendable, Equatable {
  public var id: Int64
  public var place: FlowPlace
  /// The scene it leaves; nil in a xib.
  public var sceneID: Int64?
  public var objectID: String
  public var kind: String
  public var identifier: String?
  /// The scene it leads to, in the same file.
  public var destinationID: Int64?
  public var className: String?
  public var actionSelector: String?
  public var unwindAction: String?
}

/// One way from scene to scene.
public struct WayEntry: Sendable, Equatable {
  public var place: FlowPlace
  /// Nil where it starts at an entry point, or in code of no scene.
  public var fromID: Int64?
  public var toID: Int64
  public var via: String
  public var certainty: String
}

/// One reuse identifier.
public struct ReuseEntry: Sendable, Equatable {
  public var place: FlowPlace
  public var identifier: String
}

/// Where something stands.
public struct FlowPlace: Sendable, Hashable {
  /// Relative to the root.
  public let path: String
  /// From 1.
  public let line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
