/// The start tag of one element, valid only while the parser is at it.
struct ElementStart {
  let tag: ElementTag
  let attributes: ElementAttributes
  /// The offset of the byte that ends the tag.
  let endOffset: Int

  /// The attribute of this name; nil where it is absent or empty.
  subscript(name: AttributeName) -> String? {
    attributes[name]
  }
}
