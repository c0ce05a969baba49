import Configuration

/// Finds the segues and scenes that stand for scenes of other storyboards by a convention.
enum LinkConventions {
  /// Fills `linkConventions` and `storyboardLinks`, and marks the scenes that are placeholders.
  ///
  /// - Parameters:
  ///   - settings: the team's own conventions; one that has the name of a built-in one takes its place.
  ///   - catalog: the storyboards of the index.
  ///   - rows: the tables of Interface Builder and of code must be filled.
  static func link(settings: [StoryboardLinkSetting], catalog: StoryboardCatalog, rows: inout IndexRows) {
    let conventions = all(with: settings)
    rows.linkConventions = conventions.enumerated().map { $0.element.row(id: Int64($0.offset + 1)) }
    let families = ClassFamilies(rows: rows)
    let resolver = LinkResolver(rows: rows, catalog: catalog)
    SceneLinks(conventions: conventions, families: families, resolver: resolver).link(&rows)
    SegueLinks(conventions: conventions, families: families, resolver: resolver, rows: rows).link(&rows)
    PlaceholderMarker.mark(&rows)
  }

  /// The team's conventions come first, so that they are asked before built-in ones.
  private static func all(with settings: [StoryboardLinkSetting]) -> [LinkConvention] {
    let own = settings.compactMap { LinkConvention($0) }
    let taken = Set(own.map(\.name))
    return own + BuiltInLinkConventions.all.filter { !taken.contains($0.name) }
  }
}
