import Audit
import Configuration
import Graph
import SQLite

extension Command {
  static let graph = Command(
    name: "graph",
    summary: "draw the map of the app, or write it down as a graph",
    explanation: """
      svg shows every storyboard as its designer placed it: scenes as wireframes, segues as arrows, findings as badges, \
      unreachable scenes hatched. dot, mermaid and json tell the ways from screen to screen, with storyboard references \
      passed through.
      """,
    operands: [],
    flags: [
      .graphFormat, .graphOrigin, .graphDepth, .graphStoryboard, .queries, .timeout, .output, .database, .root,
    ],
    examples: [
      Example("sceneql graph --output map.svg", "the whole app, for a browser"),
      Example("sceneql graph --from Books --depth 2 --format mermaid", "what is two steps away, for a wiki"),
      Example("sceneql graph --storyboard Main --format dot | dot -Tpdf > main.pdf", "one storyboard on paper"),
    ],
    run: GraphCommand.run)
}

extension Flag {
  static let graphFormat = Flag(
    "format", takes: "FORMAT", .choice(GraphFormat.allCases.map(\.rawValue)),
    "The form of the graph: svg, dot, mermaid or json (default: svg)")
  static let graphOrigin = Flag("from", takes: "SCENE", .text, "Only what can be reached from this scene")
  static let graphDepth = Flag("depth", takes: "N", .wholeNumber, "With --from, no more than N steps away")
  static let graphStoryboard = Flag("storyboard", takes: "NAME", .text, "Only the storyboard of this name")
}

/// Draws the map of the app.
enum GraphCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let session = try invocation.openIndex()
    let whole = try FlowMapReader(session: session).map(findings: try findings(session, invocation))
    let map = try selected(from: whole, session, invocation)
    let format = invocation.value(of: .graphFormat).flatMap(GraphFormat.init(rawValue:)) ?? .svg
    let text = text(of: map, as: format)
    if format == .mermaid { warnOfSize(text, map, invocation.messages) }
    try OutputDestination.write(to: invocation.value(of: .output)) { try $0.write(text) }
    return .clean
  }

  private static func findings(_ session: ReadOnlySession, _ invocation: Invocation) throws -> [Finding] {
    let root = invocation.value(of: .root) ?? IndexLocation.root(ofIndexAt: IndexLocation.path(of: invocation))
    let catalogue = try Catalogue.of(invocation)
    let runner = AuditRunner(
      session: session, catalogue: catalogue, configuration: try Configuration.load(root: root))
    return try runner.run(try catalogue.select([]), root: root).findings
  }

  private static func selected(
    from map: FlowMap, _ session: ReadOnlySession, _ invocation: Invocation
  ) throws -> FlowMap {
    var map = map
    let depth = invocation.wholeNumber(of: .graphDepth)
    if let name = invocation.value(of: .graphOrigin) {
      let scenes = try NavigationQueries(session: session).scenes(named: name)
      map = MapSelection.reachable(from: scenes, depth: depth, of: map)
    } else if depth != nil {
      throw UsageError.contradiction("'--depth' counts from a scene; name it with '--from SCENE'")
    }
    if let name = invocation.value(of: .graphStoryboard) {
      let names = map.storyboards.map(\.name)
      map = MapSelection.storyboards(named: name, of: map)
      if map.storyboards.isEmpty {
        throw UsageError.unknownName(
          name, kind: "storyboard", nearest: NearestName.nearest(to: name, among: names),
          seeAlso: "sceneql list storyboards")
      }
    }
    return map
  }

  private static func text(of map: FlowMap, as format: GraphFormat) -> String {
    switch format {
    case .svg: FlowMapSVG(map).text
    case .dot: DotText(map).text
    case .mermaid: MermaidText(map).text
    case .json: GraphJSON(map).text
    }
  }

  /// Mermaid shows an error instead of a large graph.
  private static func warnOfSize(_ text: String, _ map: FlowMap, _ messages: Messages) {
    guard text.utf8.count > MermaidText.mostCharacters || map.flows.count > MermaidText.mostEdges else { return }
    messages.warning(
      """
      mermaid draws at most \(MermaidText.mostCharacters) characters and \(MermaidText.mostEdges) ways unless its \
      settings allow more, and these are \(text.utf8.count) and \(map.flows.count); choose a part by --from or \
      --storyboard
      """)
  }
}
