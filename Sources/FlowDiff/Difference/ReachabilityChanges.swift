/// The screens that nobody can reach any more, and those that can be reached again.
struct ReachabilityChanges {
  let matching: FlowMatching

  var becameUnreachable: [FlowChange] { changes(from: true, to: false) }

  var becameReachable: [FlowChange] { changes(from: false, to: true) }

  private func changes(from old: Bool, to new: Bool) -> [FlowChange] {
    matching.scenes.pairs.filter { $0.old.isReachable == old && $0.new.isReachable == new }.map {
      FlowChange(.changed, $0.new.title, at: $0.new.place)
    }
  }
}
