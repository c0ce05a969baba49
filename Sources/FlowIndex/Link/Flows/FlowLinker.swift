/// Derives the ways from scene to scene, and which scenes a user can come to.
enum FlowLinker {
  /// Fills `flows` and `sceneReachability`.
  ///
  /// The rows come in the order in which they are made: entries, what storyboards draw, what code makes, ways back, and
  /// last the ways that nothing proves.
  ///
  /// - Parameters:
  ///   - catalog: the storyboards of the index.
  ///   - rows: all other tables must be filled.
  ///   - reader: reads code again, to see which controllers it makes without their scenes.
  static func link(catalog: StoryboardCatalog, rows: inout IndexRows, reader: some CallReader) {
    link(catalog: catalog, rows: &rows)
    let made = ControllersMadeInCode.find(rows: rows, reader: reader)
    if !made.isEmpty { link(catalog: catalog, rows: &rows, classesMadeInCode: made) }
  }

  /// The same for classes that are known to be made in code.
  static func link(catalog: StoryboardCatalog, rows: inout IndexRows, classesMadeInCode: Set<String> = []) {
    var collector = FlowCollector(standIns: StandIns(rows: rows, catalog: catalog))
    let codeFlows = CodeFlows(rows: rows, catalog: catalog, classesMadeInCode: classesMadeInCode)
    EntryFlows(rows: rows, catalog: catalog).add(to: &collector)
    SegueFlows(rows: rows, catalog: catalog).add(to: &collector)
    codeFlows.add(to: &collector)
    HandedOnStoryboards(rows: rows, catalog: catalog).add(by: codeFlows, to: &collector)
    UnreadCodeFlows(rows: rows).add(to: &collector)
    UnwindFlows(rows: rows).add(to: &collector)
    UnprovenCodeFlows(rows: rows).add(by: codeFlows, to: &collector)
    rows.flows = collector.flows
    rows.sceneReachability = ReachabilityWalker.walk(flows: rows.flows, sceneCount: rows.scenes.count)
  }
}
