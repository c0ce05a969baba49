/// What a person reads on an object, of the several things that may be written on it.
struct ReadableText {
  /// The lower the rank, the sooner a person would call the object so.
  enum Rank: UInt8, Comparable {
    case title
    case text
    case ofLabelInside
    case placeholder
    case systemItem
    case image
    case nothing

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The rank of what was found so far.
  var rank = Rank.nothing
  let name: ElementName
  /// A cell of an AppKit control, which is read as the control itself.
  let isControlCell: Bool
  /// The object around this one, by index.
  let enclosingObject: Int?
}
