import Audit

/// Writes markup as text that is HTML and well-formed XML at once.
struct MarkupWriter {
  private(set) var output = ""

  mutating func write(_ markup: Markup) {
    switch markup {
    case .text(let text): output += text.xmlText
    case .element(let element): write(element)
    case .group(let parts): for part in parts { write(part) }
    case .prepared(let prepared): output += prepared.text
    }
  }

  private mutating func write(_ element: Element) {
    output += "<\(element.name.rawValue)"
    for attribute in element.attributes { output += " \(attribute.name)=\"\(attribute.value.xmlText)\"" }
    if element.name.isVoid {
      output += "/>"
      return
    }
    output += ">"
    for part in element.content { write(part) }
    output += "</\(element.name.rawValue)>"
    if Self.endsLine(element.name) { output += "\n" }
  }

  /// Blocks end a line, so that two reports can be compared line by line; what stands in a line must not.
  private static func endsLine(_ name: ElementName) -> Bool {
    switch name {
    case .head, .title, .body, .header, .main, .footer, .nav, .section, .article, .aside, .h1, .h2, .h3, .h4, .p, .div,
      .ul, .ol, .li, .dl, .dt, .dd, .table, .caption, .thead, .tbody, .tr, .details, .summary, .svg, .g:
      true
    default: false
    }
  }
}

extension Markup {
  /// The markup as text.
  var written: String {
    var writer = MarkupWriter()
    writer.write(self)
    return writer.output
  }
}
