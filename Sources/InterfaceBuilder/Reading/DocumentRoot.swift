/// What the root element of a well-formed file makes of it.
enum DocumentRoot {
  case document(InterfaceBuilderDocument)
  /// The format before Xcode 4.
  case archive
  case other(name: String, line: Int)
}
