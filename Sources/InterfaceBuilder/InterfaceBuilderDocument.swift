/// What one storyboard or xib says, read on its own. Ids of objects are unique within the file only.
///
/// An empty attribute counts as absent everywhere.
public struct InterfaceBuilderDocument: Sendable, Equatable, Codable {
  /// `iOS`, `macOS`, `tvOS`, `watchOS`, or the target runtime as written where it is none of them.
  public var platform: String
  /// The target runtime as the document writes it, such as `iOS.CocoaTouch`.
  public var targetRuntime: String
  public var isLaunchScreen = false
  /// The object id of the initial scene, whether or not that scene exists.
  public var initialObjectID: String?
  /// One a scene element; empty for xibs.
  public var scenes: [SceneFact] = []
  /// Every object with an id: controllers, views, cells, recognizers, placeholders, exits, menu items.
  public var objects: [ObjectFact] = []
  public var segues: [SegueFact] = []
  public var connections: [ConnectionFact] = []
  public var bindings: [BindingFact] = []
  public var reuseIdentifiers: [ReuseIdentifierFact] = []
  public var runtimeAttributes: [RuntimeAttributeFact] = []

  public init(platform: String, targetRuntime: String) {
    self.platform = platform
    self.targetRuntime = targetRuntime
  }
}

/// The start of an element: line and column from 1, the column counted in UTF-8 bytes.
public struct ElementPosition: Hashable, Sendable, Codable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A rectangle in points; the origin is at the top left on iOS and at the bottom left on macOS.
public struct Frame: Hashable, Sendable, Codable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// One scene: its controller, window controller, application or reference.
public struct SceneFact: Sendable, Equatable, Codable {
  /// The object id of the controller.
  public var objectID: String
  /// The tag of the controller.
  public var element: String
  public var className: String?
  public var module: String?
  /// `customModuleProvider="target"`: the module of whatever target is built.
  public var isModuleOfTarget = false
  /// `storyboardIdentifier`; in WatchKit the attribute `identifier`.
  public var identifier: String?
  public var restorationIdentifier: String?
  public var userLabel: String?
  public var title: String?
  public var isReference = false
  public var referencedStoryboard: String?
  public var referencedIdentifier: String?
  public var referencedBundle: String?
  public var canvasX: Double?
  public var canvasY: Double?
  public var position: ElementPosition

  public init(objectID: String, element: String, position: ElementPosition) {
    self.objectID = objectID
    self.element = element
    self.position = position
  }
}

/// An element with an id.
public struct ObjectFact: Sendable, Equatable, Codable {
  public var objectID: String
  public var element: String
  /// The nearest enclosing object, by id.
  public var parentObjectID: String?
  /// The scene it belongs to, as an index into `scenes`; nil in xibs.
  public var scene: Int?
  /// What it is to its parent, such as `view`, `tableView`, `navigationItem`.
  public var key: String?
  public var className: String?
  public var module: String?
  public var isModuleOfTarget = false
  public var userLabel: String?
  /// What a person reads on it: title, text, placeholder or image name.
  public var text: String?
  public var placeholderIdentifier: String?
  public var isHidden = false
  public var frame: Frame?
  public var position: ElementPosition

  public init(objectID: String, element: String, position: ElementPosition) {
    self.objectID = objectID
    self.element = element
    self.position = position
  }
}

/// A segue, a relationship, or a peek and pop child of a segue.
public struct SegueFact: Sendable, Equatable, Codable {
  public var objectID: String
  public var scene: Int?
  /// The object whose connections hold it.
  public var sourceObjectID: String?
  public var sourceElement: String?
  /// `show`, `relationship`, `unwind`, …; for peek and pop children `preview` or `commit`.
  public var kind: String
  public var relationship: String?
  public var identifier: String?
  public var destinationObjectID: String?
  public var className: String?
  public var module: String?
  public var isModuleOfTarget = false
  public var unwindAction: String?
  /// `destinationCreationSelector`.
  public var actionSelector: String?
  /// Owned by the controller of the scene itself and no relationship: only code can perform it.
  public var isManual = false
  /// The segue that a peek and pop child stands in, by object id.
  public var parentObjectID: String?
  public var position: ElementPosition

  public init(objectID: String, kind: String, position: ElementPosition) {
    self.objectID = objectID
    self.kind = kind
    self.position = position
  }
}

/// An outlet, an outlet collection or an action.
public struct ConnectionFact: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable {
    case outlet
    case outletCollection
    case action
  }

  public var kind: Kind
  public var scene: Int?
  /// The object whose connections hold it: for outlets the owner of the property, for actions the control.
  public var ownerObjectID: String?
  /// Where it leads: for outlets the object assigned, for actions the object that is asked.
  public var targetObjectID: String?
  /// The property or the selector.
  public var name: String
  public var event: String?
  public var position: ElementPosition

  public init(kind: Kind, name: String, position: ElementPosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}

/// A Cocoa binding.
public struct BindingFact: Sendable, Equatable, Codable {
  public var scene: Int?
  public var ownerObjectID: String?
  public var targetObjectID: String?
  public var name: String
  public var keyPath: String
  public var position: ElementPosition

  public init(name: String, keyPath: String, position: ElementPosition) {
    self.name = name
    self.keyPath = keyPath
    self.position = position
  }
}

/// A cell or supplementary view that can be reused, or a prototype cell that lacks the identifier.
public struct ReuseIdentifierFact: Sendable, Equatable, Codable {
  public var scene: Int?
  public var objectID: String?
  public var element: String
  public var identifier: String
  public var className: String?
  /// The table or collection view that the prototype belongs to, by object id.
  public var containerObjectID: String?
  public var position: ElementPosition

  public init(element: String, identifier: String, position: ElementPosition) {
    self.element = element
    self.identifier = identifier
    self.position = position
  }
}

/// A user defined runtime attribute.
public struct RuntimeAttributeFact: Sendable, Equatable, Codable {
  public var scene: Int?
  public var ownerObjectID: String?
  public var keyPath: String
  public var type: String
  public var value: String?
  public var position: ElementPosition

  public init(keyPath: String, type: String, position: ElementPosition) {
    self.keyPath = keyPath
    self.type = type
    self.position = position
  }
}
