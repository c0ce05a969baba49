/// A class that no source of the tree declares, such as one of a binary framework.
///
/// Written as a name, or as `{"name": "MapSheet", "superclass": "UIViewController"}`.
public struct SystemClassSetting: Sendable, Equatable {
  public let name: String
  /// Nil where it is not told.
  public let superclass: String?

  public init(name: String, superclass: String? = nil) {
    self.name = name
    self.superclass = superclass
  }
}

extension SystemClassSetting {
  private enum Key: String, CaseIterable {
    case name
    case superclass
  }

  init(_ node: JSONNode, at key: String) throws(ConfigurationError) {
    switch node.value {
    case .string:
      self.init(name: try node.string(at: key))
    case .object:
      let object = try ObjectReader(node, at: key, known: Key.allCases.map(\.rawValue))
      self.init(
        name: try object.requiredString(Key.name.rawValue),
        superclass: try object.string(Key.superclass.rawValue))
    default:
      throw node.wrongKind(expected: "a class name or an object", at: key)
    }
  }
}
