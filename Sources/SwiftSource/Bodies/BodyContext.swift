import CodeFacts
import SwiftSyntax

/// What a body needs to know of the member it belongs to.
struct BodyContext {
  /// The type that holds the member, as an index into the types of the file.
  var owner: Int?
  /// The function that the body belongs to, as an index into the functions of the file.
  var function: Int?
  var parameters: [ParameterFact] = []
  /// The return type of a function, or the annotation of a property.
  var returnType: TypeReference?
  var isConditional = false
  /// The annotations of the stored properties beside the member.
  var propertyTypes: [String: TypeReference] = [:]
  /// How the system calls the function, where it has to do with segues.
  var callback = IdentifierTestFact.Callback.other

  /// Names of the parameters that are segues.
  var segueParameters: Set<String> {
    Set(parameters.filter { SegueCallback.isSegue($0.type) }.map(\.name))
  }
}

/// What one body says.
struct BodyFacts {
  var calls: [CallFact] = []
  var identifierTests: [IdentifierTestFact] = []
  var destinationCasts: [DestinationCastFact] = []
  /// What is returned; `nil` is left out, for it names nothing.
  var returns: [ReturnFact] = []
  /// Functions and types declared inside the body, with the names they see.
  var declarations: [(declaration: DeclSyntax, scope: LocalScope)] = []
}
