/// What differs between two moments of an app's UI flow.
public struct FlowDifference: Sendable, Equatable {
  /// What a section of the difference is about.
  public enum Section: String, Sendable, CaseIterable {
    case scenes
    case segues
    case identifiers
    case ways
    case becameUnreachable = "became_unreachable"
    case becameReachable = "became_reachable"
  }

  /// A file that one of the moments could not read, so that nothing is said about what it holds.
  public struct Gap: Sendable, Equatable {
    public let path: String
    public let reason: String
    /// Whether the new moment could not read it, rather than the old one.
    public let isNew: Bool
  }

  public let changes: [Section: [FlowChange]]
  /// By path.
  public let gaps: [Gap]

  /// Compares two moments.
  public init(old: FlowSnapshot, new: FlowSnapshot) {
    let gaps = Self.gaps(old: old, new: new)
    let silent = Set(gaps.map(\.path))
    let (old, new) = (old.without(silent), new.without(silent))
    let matching = FlowMatching(old: old, new: new)
    let names = SceneTitles(old: old, new: new)
    // A way may lead through a file that only one moment could read, so nothing is said of reachability then.
    let isComparable = Set(old.unread.keys) == Set(new.unread.keys)
    let reachability = isComparable ? ReachabilityChanges(matching: matching) : nil
    changes = [
      .scenes: SceneChanges(matching: matching).all.inOrder,
      .segues: SegueChanges(matching: matching, titles: names).all.inOrder,
      .identifiers: IdentifierChanges(old: old, new: new, matching: matching).all.inOrder,
      .ways: WayChanges(old: old, new: new, matching: matching, titles: names).all.inOrder,
      .becameUnreachable: reachability?.becameUnreachable.inOrder ?? [],
      .becameReachable: reachability?.becameReachable.inOrder ?? [],
    ]
    self.gaps = gaps
  }

  /// The changes of a section, by path and line.
  public func changes(in section: Section) -> [FlowChange] { changes[section] ?? [] }

  /// Whether nothing that could be compared differs.
  public var isEmpty: Bool { changes.values.allSatisfy(\.isEmpty) }

  private static func gaps(old: FlowSnapshot, new: FlowSnapshot) -> [Gap] {
    let gaps =
      old.unread.map { Gap(path: $0.key, reason: $0.value, isNew: false) }
      + new.unread.map { Gap(path: $0.key, reason: $0.value, isNew: true) }
    return gaps.sorted { left, right in
      left.path == right.path ? right.isNew && !left.isNew : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
  }
}

extension FlowSnapshot {
  /// The same but for what stands in some files or folders, about which one side cannot say anything.
  fileprivate func without(_ paths: Set<String>) -> FlowSnapshot {
    func isHeard(_ place: FlowPlace) -> Bool {
      !paths.contains { place.path == $0 || place.path.utf8.starts(with: "\($0)/".utf8) }
    }
    if paths.isEmpty { return self }
    let scenes = scenes.filter { isHeard($0.place) }
    let ids = Set(scenes.map(\.id))
    return FlowSnapshot(
      scenes: scenes, segues: segues.filter { isHeard($0.place) },
      ways: ways.filter { way in
        isHeard(way.place) && ids.contains(way.toID) && way.fromID.map(ids.contains) ?? true
      },
      reuseIdentifiers: reuseIdentifiers.filter { isHeard($0.place) }, unread: unread)
  }
}
