import Audit

/// The screens and ways of a map for Mermaid, which code hosts and wikis draw within Markdown.
public struct MermaidText {
  /// What Mermaid draws at most, unless its host allows more.
  public static let mostCharacters = 50_000
  public static let mostEdges = 500
  private static let mostCharactersOfName = 80

  private let map: FlowMap

  public init(_ map: FlowMap) {
    self.map = map
  }

  /// The whole text. Storyboard references are passed through, so every node is a screen.
  public var text: String {
    let lines = ["flowchart LR"] + map.storyboards.flatMap(subgraph) + entries + map.flows.map(edge) + states
    return lines.joined(separator: "\n") + "\n"
  }

  private func subgraph(of storyboard: MapStoryboard) -> [String] {
    let screens = storyboard.scenes.filter { $0.kind != .reference }
    if screens.isEmpty { return [] }
    return ["  subgraph storyboard\(storyboard.id)[\"\(escaped(storyboard.name))\"]"]
      + screens.map { "    scene\($0.id)[\"\(words(on: $0))\"]" } + ["  end"]
  }

  private func words(on scene: MapScene) -> String {
    let className = scene.className.flatMap { $0 == scene.name ? nil : $0 }
    let lines = [
      scene.name, className, scene.isReachable ? nil : "(unreachable)",
      scene.findings.isEmpty ? nil : scene.findings.words,
    ]
    return lines.compactMap { $0.map(escaped) }.joined(separator: "<br/>")
  }

  private var entries: [String] {
    map.flows.contains { $0.fromSceneID == nil } ? ["  start(((\" \")))"] : []
  }

  private func edge(of way: Way) -> String {
    let origin = way.fromSceneID.map { "scene\($0)" } ?? "start"
    let label = way.label.map { "|\"\(escaped($0))\"|" } ?? ""
    return "  \(origin) \(line(of: way))\(label) scene\(way.toSceneID)"
  }

  private func line(of way: Way) -> String {
    if way.certainty == .unproven { return "-.->" }
    switch way.style {
    case .unwind, .embed, .code: return "-.->"
    case .relationship: return "==>"
    case .show, .present, .custom, .reference, .entry: return "-->"
    }
  }

  private var states: [String] {
    let unreachable = map.scenes.filter { !$0.isReachable }.map { "scene\($0.id)" }
    if unreachable.isEmpty { return [] }
    return [
      "  classDef unreachable stroke-dasharray: 6 4", "  class \(unreachable.joined(separator: ",")) unreachable",
    ]
  }

  /// The text with every character that could mean something written by its number.
  private func escaped(_ text: String) -> String {
    text.shownSafely(most: Self.mostCharactersOfName).unicodeScalars.reduce(into: "") { output, scalar in
      if scalar.isASCII, !scalar.properties.isAlphabetic, !" .-_0123456789".unicodeScalars.contains(scalar) {
        output += "#\(scalar.value);"
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
}
