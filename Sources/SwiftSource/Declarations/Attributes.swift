import CodeFacts
import SwiftSyntax

/// What the attributes of a declaration say about Interface Builder and Objective-C.
struct Attributes {
  /// The name in `@objc(name)`; for methods the whole selector.
  private(set) var objectiveCName: String?
  private var names: Set<String> = []

  /// - Parameter names: the names of the attributes, without modules.
  init(names: [String], objectiveCName: String?) {
    self.names = Set(names)
    self.objectiveCName = objectiveCName
  }

  init(_ attributes: AttributeListSyntax) {
    for element in attributes {
      switch element {
      case .attribute(let attribute): add(attribute)
      case .ifConfigDecl(let conditional): add(conditional)
      default: break
      }
    }
  }

  private mutating func add(_ attribute: AttributeSyntax) {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return }
    names.insert(name)
    if name == "objc", case .objCName(let pieces) = attribute.arguments {
      objectiveCName = pieces.map { ($0.name?.identifierText ?? "") + ($0.colon?.text ?? "") }.joined()
    }
  }

  private mutating func add(_ conditional: IfConfigDeclSyntax) {
    for clause in conditional.clauses {
      guard case .attributes(let attributes) = clause.elements else { continue }
      for case .attribute(let attribute) in attributes { add(attribute) }
    }
  }

  /// What Interface Builder may connect to a property.
  func role(ofPropertyOfType type: TypeReference?) -> InterfaceRole? {
    if names.contains("IBOutlet") { return type?.name == "Array" ? .outletCollection : .outlet }
    return names.contains("IBInspectable") ? .inspectable : nil
  }

  /// What Interface Builder may connect to a method.
  func role(ofMethodWith parameters: [ParameterFact]) -> InterfaceRole? {
    if names.contains("IBSegueAction") { return .segueAction }
    guard names.contains("IBAction") else { return nil }
    let takesSegue = parameters.count == 1 && SegueCallback.isSegue(parameters[0].type)
    return takesSegue ? .unwindAction : .action
  }
}

/// What the modifiers of a declaration say.
struct Modifiers {
  let isStatic: Bool
  let isOverride: Bool
  let isPrivate: Bool

  init(_ modifiers: DeclModifierListSyntax) {
    var isStatic = false
    var isOverride = false
    var isPrivate = false
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.override): isOverride = true
      // `private(set)` leaves reading to everyone.
      case .keyword(.private), .keyword(.fileprivate): isPrivate = isPrivate || modifier.detail == nil
      default: break
      }
    }
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.isPrivate = isPrivate
  }
}
