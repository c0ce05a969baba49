/// The identifiers that came, went or were renamed. Code names them, so a reviewer wants them apart.
struct IdentifierChanges {
  /// One identifier at its place.
  private struct Use {
    let noun: String
    let identifier: String
    let place: FlowPlace

    init?(_ noun: String, _ identifier: String?, _ place: FlowPlace) {
      guard let identifier else { return nil }
      self.noun = noun
      self.identifier = identifier
      self.place = place
    }

    var subject: String { "\(noun) identifier '\(identifier)'" }
  }

  let old: FlowSnapshot
  let new: FlowSnapshot
  let matching: FlowMatching

  var all: [FlowChange] {
    // What went from one scene to another of its file is still there for whoever looks for it in that file.
    var uses = Matcher(old: gone, new: come)
    uses.pair { [$0.noun, $0.identifier, $0.place.path] }
    return uses.removed.map { FlowChange(.removed, $0.subject, at: $0.place) }
      + uses.added.map { FlowChange(.added, $0.subject, at: $0.place) } + renamed
  }

  private var gone: [Use] {
    matching.scenes.removed.compactMap { Use("scene", $0.identifier, $0.place) }
      + matching.scenes.pairs.filter { $0.new.identifier == nil }.compactMap {
        Use("scene", $0.old.identifier, $0.old.place)
      }
      + matching.segues.removed.compactMap { Use("segue", $0.identifier, $0.place) }
      + matching.segues.pairs.filter { $0.new.identifier == nil }.compactMap {
        Use("segue", $0.old.identifier, $0.old.place)
      }
      + old.reuseIdentifiers.compactMap { Use("reuse", $0.identifier, $0.place) }
  }

  private var come: [Use] {
    matching.scenes.added.compactMap { Use("scene", $0.identifier, $0.place) }
      + matching.scenes.pairs.filter { $0.old.identifier == nil }.compactMap {
        Use("scene", $0.new.identifier, $0.new.place)
      }
      + matching.segues.added.compactMap { Use("segue", $0.identifier, $0.place) }
      + matching.segues.pairs.filter { $0.old.identifier == nil }.compactMap {
        Use("segue", $0.new.identifier, $0.new.place)
      }
      + new.reuseIdentifiers.compactMap { Use("reuse", $0.identifier, $0.place) }
  }

  private var renamed: [FlowChange] {
    let scenes = matching.scenes.pairs.compactMap { pair in
      renamed(pair.old.identifier, Use("scene", pair.new.identifier, pair.new.place))
    }
    let segues = matching.segues.pairs.compactMap { pair in
      renamed(pair.old.identifier, Use("segue", pair.new.identifier, pair.new.place))
    }
    return scenes + segues
  }

  private func renamed(_ old: String?, _ new: Use?) -> FlowChange? {
    guard let old, let new, old != new.identifier else { return nil }
    return FlowChange(
      .changed, new.subject, at: new.place, details: [FlowChange.Detail("identifier", old, new.identifier)])
  }
}
