/// A row of `link_conventions`: the conventions by which segues or scenes stand for scenes of other storyboards.
struct LinkConventionRow: Sendable, Equatable {
  var id: Int64
  var name: String
  var owner: String
  var className: String?
  var source: String
  var pattern: String?
  var storyboardAttribute: String?
  var sceneAttribute: String?
  var doesPush: Bool = false
}
