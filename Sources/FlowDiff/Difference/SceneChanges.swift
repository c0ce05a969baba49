/// The scenes that came, went or changed.
struct SceneChanges {
  let matching: FlowMatching

  var all: [FlowChange] {
    matching.scenes.removed.map { FlowChange(.removed, $0.subject, at: $0.place) }
      + matching.scenes.added.map { FlowChange(.added, $0.subject, at: $0.place) }
      + matching.scenes.pairs.compactMap { change(from: $0.old, to: $0.new) }
  }

  private func change(from old: SceneEntry, to new: SceneEntry) -> FlowChange? {
    let details = [
      FlowChange.Detail("storyboard", old.storyboard, new.storyboard), .init("file", old.place.path, new.place.path),
      .init("kind", old.element, new.element), .init("class", old.className, new.className),
      .init("identifier", old.identifier, new.identifier), .init("label", old.label, new.label),
      .init("initial scene", old.isInitial ? "yes" : "no", new.isInitial ? "yes" : "no"),
      .init("reference to", old.reference, new.reference),
    ].filter { $0.old != $0.new }
    return details.isEmpty ? nil : FlowChange(.changed, new.subject, at: new.place, details: details)
  }
}

extension FlowChange.Detail {
  init(_ field: String, _ old: String?, _ new: String?) {
    self.init(field: field, old: old, new: new)
  }
}

extension SceneEntry {
  /// The title; a reference and a scene that nobody can reach say so.
  fileprivate var subject: String {
    if let reference { return "reference to '\(reference)' in '\(storyboard)'" }
    return isReachable == false ? "\(title), which cannot be reached" : title
  }
}
