/// The segues and relationships that came, went or changed.
struct SegueChanges {
  let matching: FlowMatching
  let titles: SceneTitles

  var all: [FlowChange] {
    let removed = matching.segues.removed.map { segue in
      FlowChange(.removed, subject(segue, titles.old(segue.sceneID), titles.old(segue.destinationID)), at: segue.place)
    }
    let added = matching.segues.added.map { segue in
      FlowChange(.added, subject(segue, titles.new(segue.sceneID), titles.new(segue.destinationID)), at: segue.place)
    }
    return removed + added + matching.segues.pairs.compactMap { change(from: $0.old, to: $0.new) }
  }

  private func change(from old: SegueEntry, to new: SegueEntry) -> FlowChange? {
    var details = [
      FlowChange.Detail("kind", old.kind, new.kind), .init("identifier", old.identifier, new.identifier),
      .init("class", old.className, new.className), .init("segue action", old.actionSelector, new.actionSelector),
      .init("unwind action", old.unwindAction, new.unwindAction),
    ].filter { $0.old != $0.new }
    // Scenes are compared as such: a destination that only has another name now is the same.
    if old.destinationID.flatMap({ matching.newSceneIDs[$0] }) != new.destinationID {
      details.append(.init("destination", titles.old(old.destinationID), titles.new(new.destinationID)))
    }
    guard !details.isEmpty else { return nil }
    let subject = subject(new, titles.new(new.sceneID), titles.new(new.destinationID))
    return FlowChange(.changed, subject, at: new.place, details: details)
  }

  private func subject(_ segue: SegueEntry, _ source: String?, _ destination: String?) -> String {
    let noun = segue.kind.utf8.starts(with: "relationship".utf8) ? segue.kind : "\(segue.kind) segue"
    let name = segue.identifier.map { " '\($0)'" } ?? ""
    return "\(noun)\(name) from \(source ?? "a xib")\(destination.map { " to \($0)" } ?? "")"
  }
}
