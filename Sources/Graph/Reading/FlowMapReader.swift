import Audit
import SQLite

/// Reads the map of an app from its index.
public struct FlowMapReader {
  private let session: ReadOnlySession

  /// - Parameter session: an index.
  public init(session: ReadOnlySession) {
    self.session = session
  }

  /// The whole map.
  ///
  /// - Parameter findings: what rules found; each is counted at the scene it concerns.
  /// - Throws: as `ReadOnlySession.rows` does.
  public func map(findings: [Finding] = []) throws -> FlowMap {
    let limits = session.limits
    session.limits.rowLimit = nil
    defer { session.limits = limits }
    var storyboards = try StoryboardReader(session: session).storyboards()
    let views = try ViewReader(session: session).views(of: storyboards)
    let counts = try FindingPlaces(session: session).counts(of: findings)
    let copies = LocalizedCopies(storyboards)
    for board in storyboards.indices {
      for index in storyboards[board].scenes.indices {
        let scene = storyboards[board].scenes[index]
        views[scene.id]?.fill(&storyboards[board].scenes[index])
        storyboards[board].scenes[index].findings = counts[scene.id] ?? FindingCounts()
      }
    }
    let map = FlowMap(
      storyboards: storyboards, flows: try FlowReader(session: session).flows(),
      arrows: try ArrowReader(session: session).arrows())
    return copies.withoutCopies(map)
  }
}
