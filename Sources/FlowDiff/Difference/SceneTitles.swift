/// What people call the scenes of two moments, by the rows of the indexes.
struct SceneTitles {
  private let old: [Int64: String]
  private let new: [Int64: String]

  init(old: FlowSnapshot, new: FlowSnapshot) {
    self.old = Self.titles(of: old)
    self.new = Self.titles(of: new)
  }

  func old(_ id: Int64?) -> String? { id.flatMap { old[$0] } }

  func new(_ id: Int64?) -> String? { id.flatMap { new[$0] } }

  private static func titles(of snapshot: FlowSnapshot) -> [Int64: String] {
    Dictionary(snapshot.scenes.map { ($0.id, $0.title) }) { first, _ in first }
  }
}
