/// A row of `reference_scenes`: the scenes that a code reference concerns: owner is a scene whose controller runs the code or is asked, target is a scene that the code makes.
struct ReferenceSceneRow: Sendable, Equatable {
  var codeReferenceID: Int64
  var sceneID: Int64
  var role: String
}
