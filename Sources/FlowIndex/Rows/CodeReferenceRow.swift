/// A row of `code_references`: every place in code that names a segue, a scene, a storyboard, a nib or a reuse identifier, or casts a destination.
struct CodeReferenceRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var line: Int
  var column: Int
  var kind: String
  var typeName: String?
  var typeID: Int64?
  var function: String?
  var isStatic: Bool = false
  var receiver: String?
  var receiverType: String?
  var receiverTypeID: Int64?
  var isReceiverCertain: Bool = false
  var expression: String?
  var storyboard: String?
  var identifier: String?
  var resolution: String
  var castClass: String?
  var castKind: String?
  var castPath: String?
  var creatorClass: String?
  var hasCreator: Bool = false
  var hasIndexPath: Bool = false
  var isForced: Bool = false
  var isConditional: Bool = false
  var wrapper: String?
  var bundle: String?
  var nearest: String?
}
