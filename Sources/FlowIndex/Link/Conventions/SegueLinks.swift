/// Finds the segues that lead to scenes of other storyboards by a convention.
struct SegueLinks {
  private let conventionsByClass: [ExactName: (id: Int64, convention: LinkConvention)]
  private let conventionsOfAnyClass: [(id: Int64, convention: LinkConvention)]
  private let families: ClassFamilies
  private let resolver: LinkResolver
  private let attributes: LinkAttributes
  private let isAnySegueLinked: Bool

  /// Kinds that are no segue objects at run time, so that no class or category can change where they lead.
  private static let kindsWithoutObject: Set<String> = ["relationship", "unwind", "preview", "commit"]

  /// - Parameter conventions: all of them; a convention's id is its position, counted from 1.
  init(conventions: [LinkConvention], families: ClassFamilies, resolver: LinkResolver, rows: IndexRows) {
    let ofSegues = conventions.enumerated()
      .filter { $0.element.owner == .segue }
      .map { (id: Int64($0.offset + 1), convention: $0.element) }
    var byClass: [ExactName: (id: Int64, convention: LinkConvention)] = [:]
    for entry in ofSegues {
      guard let className = entry.convention.className, byClass[ExactName(className)] == nil else { continue }
      byClass[ExactName(className)] = entry
    }
    conventionsByClass = byClass
    conventionsOfAnyClass = ofSegues.filter { $0.convention.className == nil }
    self.families = families
    self.resolver = resolver
    attributes = LinkAttributes(rows: rows)
    isAnySegueLinked = Self.hasSegueCategory(rows)
  }

  /// Adds the links.
  func link(_ rows: inout IndexRows) {
    let classNames = Set(conventionsByClass.keys)
    for segue in rows.segues where !Self.kindsWithoutObject.contains(segue.kind) {
      guard let source = segue.sceneID else { continue }
      let home = rows.storyboards[Int(rows.scenes[Int(source) - 1].storyboardID) - 1]
      guard var link = link(of: segue, classNames: classNames, home: home) else { continue }
      link.id = Int64(rows.storyboardLinks.count + 1)
      rows.storyboardLinks.append(link)
    }
  }

  private func link(of segue: SegueRow, classNames: Set<ExactName>, home: StoryboardRow) -> StoryboardLinkRow? {
    if let className = segue.className,
      let match = families.match(className, in: segue.fileID, among: classNames),
      let (id, convention) = conventionsByClass[match.name]
    {
      var link = read(convention, of: segue, home: home)
      link?.conventionID = id
      link?.doesPush = convention.doesPush && !match.overridesPerform
      return link
    }
    for (id, convention) in conventionsOfAnyClass where isLink(segue, by: convention) {
      var link = read(convention, of: segue, home: home)
      link?.conventionID = id
      link?.doesPush = convention.doesPush || segue.kind == "push"
      return link
    }
    return nil
  }

  private func read(_ convention: LinkConvention, of segue: SegueRow, home: StoryboardRow) -> StoryboardLinkRow? {
    var link = StoryboardLinkRow(
      id: 0, conventionID: 0, fileID: segue.fileID, sceneID: segue.sceneID ?? 0, segueID: segue.id, text: "",
      line: segue.line, column: segue.column)
    switch convention.source {
    case .restorationIdentifier: return nil
    case .identifier(let pattern):
      guard let text = segue.identifier else {
        link.problem = "the segue has no identifier, which would name the storyboard"
        return link
      }
      let names = pattern.read(text)
      link.text = text
      link.fill(
        names,
        resolver.resolve(
          names, text: text, pattern: pattern, knowsMethods: convention.knowsStoryboardMethods, from: home))
    case .runtimeAttributes(let storyboard, let scene):
      guard let drawn = segue.destinationSceneID else { return nil }
      let read = attributes.link(of: drawn, storyboard: storyboard, scene: scene)
      link.fill(read, attribute: storyboard, resolver: resolver, from: home)
      link.line = segue.line
      link.column = segue.column
    }
    return link
  }

  // MARK: - Conventions without a class

  /// A segue of any class is a link only if its identifier reads like one, and if the sources hold the category that makes
  /// it one, or something is known by one of its names. The identifier of some other segue may hold an '@' too.
  private func isLink(_ segue: SegueRow, by convention: LinkConvention) -> Bool {
    guard case .identifier(let pattern) = convention.source, let text = segue.identifier else { return false }
    let names = pattern.read(text)
    guard let storyboard = names.storyboard else { return false }
    return isAnySegueLinked
      || [storyboard, names.identifier ?? ""].contains { !$0.isEmpty && resolver.knows($0, from: segue.fileID) }
  }

  /// A category on UIStoryboardSegue that finds scenes by name.
  private static func hasSegueCategory(_ rows: IndexRows) -> Bool {
    rows.members.contains { member in
      member.selector == "sceneNamed:" && rows.types[Int(member.typeID) - 1].name == "UIStoryboardSegue"
    }
  }
}
