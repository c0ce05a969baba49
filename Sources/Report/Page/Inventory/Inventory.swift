/// What the app consists of: the tables of the page, and the facts of each scene.
public struct Inventory: Sendable, Equatable {
  let tables: [InventoryTable]
  let scenes: [SceneFacts]

  /// An app of which nothing is known.
  public static let empty = Inventory(tables: [], scenes: [])
}
