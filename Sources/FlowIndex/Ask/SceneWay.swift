/// A way from one scene to another.
public struct SceneWay: Sendable, Equatable {
  /// The flows to take, by id, in their order; empty where the way ends where it starts.
  public let flowIDs: [Int64]
  /// What had to be allowed to find it.
  public let proof: Proof

  /// How good a way is.
  public enum Proof: Sendable, Equatable, CaseIterable {
    /// Each step opens the next scene.
    case forward
    /// Some step goes back by an unwind segue, to a scene that must be open already.
    case withWaysBack
    /// Nothing proves some step: a segue that no code performs, an identifier that is only known at run time.
    case unproven
  }
}
