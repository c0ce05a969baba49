/// The drawing of the storyboards, with what a person needs to move about in it.
struct MapSection {
  let map: PreparedMarkup?

  /// Nil where there is no drawing.
  var section: PageSection? {
    guard let map else { return nil }
    return PageSection(id: "map", heading: "Storyboard map") {
      Element(.p, .id("map-help"), .classes("explanation map-help"), .hidden) {
        "Choose the map to move it: drag to pan, wheel or pinch to zoom; a scene shows what is known of it. "
        Element(.span, .classes("for-keys")) {
          "On the keyboard: arrow keys go from scene to scene, Enter chooses one, + and - zoom, 0 shows all, Escape leaves."
        }
      }
      Element(.div, .classes("map")) {
        toolbar
        Element(.div, .classes("map-surface"), .describedBy("map-help")) { Markup.prepared(map) }
        Element(.aside, .id("scene-facts"), .classes("scene-facts"), .label("Scene"), .announced, .hidden)
      }
    }
  }

  private var toolbar: Element {
    Element(.div, .classes("map-toolbar"), .role("toolbar"), .label("Map"), .hidden) {
      button("in", label: "Zoom in", sign: "+")
      button("out", label: "Zoom out", sign: "−")
      button("all", label: "Show the whole map", sign: "Whole map")
      Element(.button, .type("button"), .data("map", "large"), .pressed(false)) { "Full window" }
      Element(.label, .classes("map-search")) {
        Element(.span, text: "Find a scene")
        Element(.input, .type("search"), .data("map", "find"))
      }
    }
  }

  private func button(_ action: String, label: String, sign: String) -> Element {
    Element(.button, .type("button"), .data("map", action), .label(label), text: sign)
  }
}
