/// An element whose end the parser has not yet seen.
struct OpenElement {
  let tag: ElementTag
  /// Its id, whether or not it is an object.
  let id: String?
  /// The nearest object, itself included, as an index into the document's objects.
  let object: Int?
  /// Whether it is that object itself.
  let isObject: Bool
  /// The segue it is, as an index into the document's segues.
  var segue: Int?
  /// The `objects` element of a scene, whose children compete for being the controller.
  let holdsSceneObjects: Bool
  /// Whether text in here is not what a person first reads: a state other than the normal one, or a comment.
  var isUnread: Bool

  var name: ElementName { tag.name }
}
