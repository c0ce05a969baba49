/// Text being collected between a start tag and its end.
struct OpenText {
  enum Destination {
    /// What a person reads on an object, by index.
    case object(Int, ReadableText.Rank)
    /// The value of a runtime attribute, by index.
    case runtimeAttribute(Int)
  }

  let destination: Destination
  /// How many elements were open when collecting began.
  let depth: Int
  var bytes: [UInt8] = []
}
