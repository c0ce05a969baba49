import CodeFacts
import SwiftSyntax

/// Generic parameters with what their list and where clauses demand of them.
enum GenericClauses {
  /// What is demanded of each name, in order.
  typealias Constraints = [(name: String, types: [TypeReference])]

  /// The parameters of a declaration, with the constraints of the list and of the where clause.
  /// Requirements on other names, such as `Self`, follow under their own name.
  static func parameters(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?
  ) -> [GenericParameterFact] {
    var constraints: Constraints = []
    for parameter in clause?.parameters ?? [] {
      let types = parameter.inheritedType.map(TypeReference.parts(of:)) ?? []
      constraints.append((parameter.name.identifierText, types))
    }
    return facts(of: merge(self.requirements(of: requirements), into: constraints))
  }

  /// The requirements of a where clause, by their left side and in order.
  static func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericParameterFact] {
    facts(of: requirements(of: clause))
  }

  private static func requirements(of clause: GenericWhereClauseSyntax?) -> Constraints {
    var constraints: Constraints = []
    for (name, types) in (clause?.requirements ?? []).compactMap(sides) {
      constraints = merge([(name, types)], into: constraints)
    }
    return constraints
  }

  /// Adds requirements to what is demanded of the same names; requirements on other names follow.
  static func merge(_ requirements: Constraints, into constraints: Constraints) -> Constraints {
    var constraints = constraints
    for requirement in requirements {
      if let index = constraints.firstIndex(where: { $0.name == requirement.name }) {
        constraints[index].types += requirement.types
      } else {
        constraints.append(requirement)
      }
    }
    return constraints
  }

  static func facts(of constraints: Constraints) -> [GenericParameterFact] {
    constraints.map { GenericParameterFact(name: $0.name, constraints: $0.types) }
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
