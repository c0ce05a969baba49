import InterfaceBuilder

/// The ids that the scenes of one document have in the index.
struct SceneIDs {
  private let first: Int64?
  private let byObject: [ExactName: Int64]

  /// - Parameter count: how many scenes the index holds before this document; nil for xibs, which have no scenes.
  init(document: InterfaceBuilderDocument, count: Int?) {
    guard let count else {
      first = nil
      byObject = [:]
      return
    }
    first = Int64(count + 1)
    let pairs = document.scenes.enumerated().map { (ExactName($0.element.objectID), Int64(count + 1 + $0.offset)) }
    byObject = Dictionary(pairs, uniquingKeysWith: { earlier, _ in earlier })
  }

  /// The scene at a position of the document.
  func id(at position: Int?) -> Int64? {
    guard let first, let position else { return nil }
    return first + Int64(position)
  }

  /// The scene whose controller has this object id.
  func id(ofObject objectID: String?) -> Int64? {
    objectID.flatMap { byObject[ExactName($0)] }
  }
}
