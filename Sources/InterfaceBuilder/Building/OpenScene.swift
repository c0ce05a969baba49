/// A scene whose end the parser has not yet seen.
struct OpenScene {
  /// Its place in the document's scenes; nil until its first object is seen.
  var index: Int?
  /// Whether the controller is marked as such, and so cannot be replaced by a later object.
  var hasMarkedController = false
  /// Only the first `objects` element of a scene counts.
  var hasObjects = false
}
