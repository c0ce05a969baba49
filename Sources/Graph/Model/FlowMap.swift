/// An app's screens and the ways between them, ready to be drawn or written down.
public struct FlowMap: Sendable, Equatable {
  /// In the order of the index. Of the copies of one storyboard in several languages only one is here.
  public var storyboards: [MapStoryboard]
  /// The ways from screen to screen; storyboard references are passed through.
  public var flows: [Way]
  /// The ways as the canvas shows them: a segue leads to its storyboard reference, and that to the scene it stands for.
  public var arrows: [Way]

  public init(storyboards: [MapStoryboard] = [], flows: [Way] = [], arrows: [Way] = []) {
    self.storyboards = storyboards
    self.flows = flows
    self.arrows = arrows
  }

  /// Every scene, storyboard by storyboard.
  public var scenes: [MapScene] { storyboards.flatMap(\.scenes) }
}
