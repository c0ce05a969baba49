import InterfaceBuilder

/// Where the segues of one document lead, by object id.
///
/// A peek and pop child that names no destination of its own inherits that of the segue it stands in.
struct SegueDestinations {
  private let bySegue: [ExactName: String]

  init(segues: [SegueFact]) {
    let pairs = segues.compactMap { segue in segue.destinationObjectID.map { (ExactName(segue.objectID), $0) } }
    bySegue = Dictionary(pairs, uniquingKeysWith: { earlier, _ in earlier })
  }

  func objectID(of segue: SegueFact) -> String? {
    segue.destinationObjectID ?? segue.parentObjectID.flatMap { bySegue[ExactName($0)] }
  }
}
