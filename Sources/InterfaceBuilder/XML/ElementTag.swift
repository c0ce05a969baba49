/// The tag of an element: what it is to the reader, and how it is spelled.
struct ElementTag {
  let name: ElementName
  let spelling: String
  /// Whether an element of this tag is an object if it has an id.
  let isObject: Bool

  init(_ spelling: String) {
    name = ElementName(rawValue: spelling) ?? .other
    self.spelling = spelling
    isObject = name.isObject
  }
}
