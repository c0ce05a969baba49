/// A row of `segues`: segues, relationships, unwind segues, and the peek and pop children of segues.
struct SegueRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var sceneID: Int64?
  var objectID: String
  var sourceObjectID: String?
  var sourceElement: String?
  var kind: String
  var relationship: String?
  var identifier: String?
  var destinationObjectID: String?
  var destinationSceneID: Int64?
  var className: String?
  var module: String?
  var isModuleOfTarget: Bool = false
  var unwindAction: String?
  var actionSelector: String?
  var isManual: Bool = false
  var parentObjectID: String?
  var line: Int
  var column: Int
}
