/// The forms of a graph.
enum GraphFormat: String, CaseIterable {
  case svg, dot, mermaid, json
}
