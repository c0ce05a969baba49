import CodeFacts
import SwiftSyntax

/// Generic parameters with what their list and where clauses demand of them.
enum GenericClauses {
  /// The parameters of a declaration, with the constraints of the list and of the where clause.
  /// Requirements on other names, such as `Self`, follow under their own name.
  static func parameters(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> [GenericParameterFact] {
    var constraints: [(name: String, types: [TypeReference])] = []
    for parameter in clause?.parameters ?? [] {
      let types = parameter.inheritedType.map(TypeReference.parts(of:)) ?? []
      constraints.append((parameter.name.identifierText, types))
    }
    for requirement in self.requirements(requirements) {
      if let index = constraints.firstIndex(where: { $0.name == requirement.name }) {
        constraints[index].types += requirement.constraints
      } else {
        constraints.append((requirement.name, requirement.constraints))
      }
    }
    return constraints.map { GenericParameterFact(name: $0.name, constraints: $0.types) }
  }

  /// The requirements of a where clause, by their left side and in order.
  static func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericParameterFact] {
    var constraints: [(name: String, types: [TypeReference])] = []
    for (name, types) in (clause?.requirements ?? []).compactMap(sides) {
      if let index = constraints.firstIndex(where: { $0.name == name }) {
        constraints[index].types += types
      } else {
        constraints.append((name, types))
      }
    }
    return constraints.map { GenericParameterFact(name: $0.name, constraints: $0.types) }
  }

  private static func sides(of requirement: GenericRequirementSyntax) -> (String, [TypeReference])? {
    switch requirement.requirement {
    case .conformanceRequirement(let conformance):
      return (TypeReference(conformance.leftType).name, TypeReference.parts(of: conformance.rightType))
    case .sameTypeRequirement(let sameType):
      guard case .type(let left) = sameType.leftType, case .type(let right) = sameType.rightType else { return nil }
      return (TypeReference(left).name, [TypeReference(right)])
    default:
      return nil
    }
  }
}
