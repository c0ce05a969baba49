/// The elements that a page is made of.
enum ElementName: String, Sendable {
  // The document.
  case html, head, meta, title, body

  // Landmarks and sections.
  case header, main, footer, nav, section, article, aside, h1, h2, h3, h4

  // Text.
  case p, span, strong, code, time, a, div, bdi

  // Lists.
  case ul, ol, li, dl, dt, dd

  // Tables.
  case table, caption, thead, tbody, tr, th, td

  // What a person works with.
  case details, summary, label, input, button, output

  // Drawings.
  case svg, g, path, line, circle, desc
  case drawnText = "text"

  /// Whether it can hold nothing, so that HTML knows no end tag of it.
  var isVoid: Bool { self == .meta || self == .input }
}
