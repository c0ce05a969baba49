/// A row of `objects`: every object of a storyboard or xib that has an id: controllers, views, cells, recognizers, menu items, exits.
struct ObjectRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var sceneID: Int64?
  var objectID: String
  var parentObjectID: String?
  var element: String
  var key: String?
  var className: String?
  var module: String?
  var isModuleOfTarget: Bool = false
  var userLabel: String?
  var text: String?
  var identifier: String?
  var placeholderIdentifier: String?
  var isHidden: Bool = false
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?
  var line: Int
  var column: Int
}
