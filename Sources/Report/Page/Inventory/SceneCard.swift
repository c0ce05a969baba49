/// The facts of one scene: what it is, the ways to it and the ways on.
struct SceneCard {
  let scene: SceneFacts
  let links: SourceLinks

  /// A scene that everything leads to has hundreds of ways; so many tell enough.
  private static let mostWays = 40

  var markup: Element {
    Element(.article, .id(SceneFacts.anchor(of: scene.id)), .classes("scene-card"), .focusableByCode) {
      Element(.h3, text: scene.label.abridged(to: 200))
      Element(.dl) {
        for (term, value) in facts {
          Element(.dt, text: term)
          Element(.dd, text: value.abridged(to: 200))
        }
        Element(.dt, text: "Place")
        Element(.dd, .classes("place")) { links.place(path: scene.path, line: scene.line) }
      }
      list(of: scene.waysIn, heading: "Ways in", nothing: "No way leads here.")
      list(of: scene.waysOut, heading: "Ways out", nothing: "No way leads on.")
    }
  }

  private var facts: [(term: String, value: String)] {
    [
      ("State", scene.state), ("Storyboard", scene.storyboard + (scene.isInitial ? " (initial scene)" : "")),
      ("Class", scene.className ?? ""), ("Identifier", scene.identifier ?? ""), ("Element", scene.element),
    ].filter { !$0.1.isEmpty }.map { (term: $0.0, value: $0.1) }
  }

  private func list(of ways: [SceneFacts.Way], heading: String, nothing: String) -> Markup {
    .group([
      .element(
        Element(.h4) {
          "\(heading) "; Element(.span, .classes("count"), text: ways.count.grouped)
        }),
      ways.isEmpty
        ? .element(Element(.p, .classes("nothing"), text: nothing))
        : .element(
          Element(.ul, .classes("ways")) {
            for way in ways.prefix(Self.mostWays) { item(of: way) }
            if ways.count > Self.mostWays {
              Element(.li, text: "and \((ways.count - Self.mostWays).grouped) more")
            }
          }),
    ])
  }

  /// A way from no scene begins where the app does or in code; its step says so.
  private func item(of way: SceneFacts.Way) -> Element {
    Element(.li) {
      if let other = way.scene {
        Element(.a, .link(.place(SceneFacts.anchor(of: other.id))), text: other.label.abridged(to: 200))
        ": "
      }
      Element(.bdi, text: way.step.abridged(to: 200))
      if way.certainty != "certain" { " (\(way.certainty))" }
      if let path = way.path {
        " "
        Element(.span, .classes("place")) { links.place(path: path, line: way.line) }
      }
    }
  }
}
