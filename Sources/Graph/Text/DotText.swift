import Audit

/// The screens and ways of a map for Graphviz.
public struct DotText {
  /// A name longer than this makes the picture useless.
  private static let mostCharacters = 120

  private let map: FlowMap

  public init(_ map: FlowMap) {
    self.map = map
  }

  /// The whole text. Storyboard references are passed through, so every node is a screen.
  public var text: String {
    let lines =
      ["digraph flow {", "  rankdir=LR;", "  node [shape=box, style=rounded, fontname=Helvetica];"]
      + ["  edge [fontname=Helvetica, fontsize=10];"]
      + map.storyboards.flatMap(cluster) + entries + map.flows.map(edge) + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func cluster(of storyboard: MapStoryboard) -> [String] {
    let screens = storyboard.scenes.filter { $0.kind != .reference }
    if screens.isEmpty { return [] }
    return ["  subgraph cluster_\(storyboard.id) {", "    label=\(quoted([storyboard.name]));"]
      + screens.map { "    \(node(of: $0))" } + ["  }"]
  }

  private func node(of scene: MapScene) -> String {
    let className = scene.className.flatMap { $0 == scene.name ? nil : $0 }
    var lines = [scene.name, className].compactMap { $0 }
    var attributes: [String] = []
    if !scene.isReachable {
      lines.append("(unreachable)")
      attributes.append("style=\"rounded,dashed\"")
    }
    if !scene.findings.isEmpty { lines.append(scene.findings.words) }
    return "scene\(scene.id) [\((["label=\(quoted(lines))"] + attributes).joined(separator: ", "))];"
  }

  /// The points from which ways into the app start.
  private var entries: [String] {
    let isEntered = map.flows.contains { $0.fromSceneID == nil }
    return isEntered ? ["  start [shape=circle, label=\"\", width=0.2, style=filled, fillcolor=black];"] : []
  }

  private func edge(of way: Way) -> String {
    let origin = way.fromSceneID.map { "scene\($0)" } ?? "start"
    let attributes = [
      way.label.map { "label=\(quoted([$0]))" }, line(of: way).map { "style=\($0)" },
      "tooltip=\(quoted([way.words]))",
    ]
    return "  \(origin) -> scene\(way.toSceneID) [\(attributes.compactMap { $0 }.joined(separator: ", "))];"
  }

  private func line(of way: Way) -> String? {
    if way.certainty == .unproven { return "dotted" }
    switch way.style {
    case .unwind, .embed, .code: return "dashed"
    case .relationship: return "bold"
    case .show, .present, .custom, .reference, .entry: return nil
    }
  }

  /// Lines as one quoted text. Graphviz reads entities even there.
  private func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.shownSafely(most: Self.mostCharacters).unicodeScalars.reduce(into: "") { output, scalar in
        switch scalar {
        case "\\": output += "\\\\"
        case "\"": output += "\\\""
        case "&": output += "&amp;"
        case "<": output += "&lt;"
        case ">": output += "&gt;"
        default: output.unicodeScalars.append(scalar)
        }
      }
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
