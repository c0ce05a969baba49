/// Names for storyboards that are yet to be made: after the class or label of the scene that leads into the group, and never
/// one that is in use.
struct ProposedNames {
  private var used: Set<ExactName>

  init(storyboards: [StoryboardRow]) {
    used = Set(storyboards.map { ExactName($0.baseName) })
  }

  mutating func next(for group: SplitGroup, in rows: IndexRows) -> String {
    let stem = stem(of: group, in: rows)
    var name = stem
    var number = 2
    while !used.insert(ExactName(name)).inserted {
      name = "\(stem)\(number)"
      number += 1
    }
    return name
  }

  /// A container without a class goes by what it contains: the first scene of the group that has one.
  private func stem(of group: SplitGroup, in rows: IndexRows) -> String {
    let scenes = ([group.head] + group.scenes.filter { $0 != group.head }).map { rows.scenes[Int($0) - 1] }
    if let className = scenes.lazy.compactMap(\.className).first { return Self.withoutEnding(className) }
    if let named = scenes.first(where: { $0.label != $0.element }) { return named.label.filter { $0 != " " } }
    let storyboard = rows.scenes[Int(group.head) - 1].storyboardID
    return rows.storyboards[Int(storyboard) - 1].baseName + "Part"
  }

  private static func withoutEnding(_ className: String) -> String {
    for ending in ["ViewController", "Controller"] where className.hasSuffix(ending) && className != ending {
      return String(className.dropLast(ending.count))
    }
    return className
  }
}
