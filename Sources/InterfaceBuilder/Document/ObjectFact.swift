/// An element with an id that is an object at run time: no constraint, connection, layout guide or setting.
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
  /// What a person reads on it: title, text, placeholder, or for want of those the name of its system item or image.
  /// A cell is read by its first label, an AppKit control by its cell.
  public var text: String?
  /// By which AppKit finds a view, as for cells that are drawn in a table column.
  public var identifier: String?
  /// `IBFilesOwner` or `IBFirstResponder`, also for the numbered objects that stand for them in Cocoa nibs.
  public var placeholderIdentifier: String?
  public var isHidden = false
  /// A cell or supplementary view that a table or collection view makes copies of.
  public var isPrototype = false
  public var frame: Frame?
  public var position: ElementPosition

  public init(objectID: String, element: String, position: ElementPosition) {
    self.objectID = objectID
    self.element = element
    self.position = position
  }
}
