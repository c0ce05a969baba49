/// A row of `scenes`: one row a scene: a controller, a window controller, a watch controller, the macOS application, or a reference.
struct SceneRow: Sendable, Equatable {
  var id: Int64
  var storyboardID: Int64
  var fileID: Int64
  var objectID: String
  var element: String
  var className: String?
  var module: String?
  var isModuleOfTarget: Bool = false
  var identifier: String?
  var restorationIdentifier: String?
  var label: String
  var isInitial: Bool = false
  var isReference: Bool = false
  var referencedStoryboard: String?
  var referencedIdentifier: String?
  var referencedBundle: String?
  var targetSceneID: Int64?
  var targetProblem: String?
  var isPlaceholder: Bool = false
  var canvasX: Double?
  var canvasY: Double?
  var line: Int
  var column: Int
}
