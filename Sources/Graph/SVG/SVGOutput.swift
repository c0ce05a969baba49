import Audit

/// The text of an SVG while it is written.
struct SVGOutput {
  private(set) var text = ""

  /// Writes the start of the document.
  mutating func begin(size: Size) {
    line(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="flow-map" width="\(size.width.svg)" height="\(size.height.svg)" \
      viewBox="0 0 \(size.width.svg) \(size.height.svg)" role="group" aria-label="map of the app">
      """)
  }

  /// Writes a line that is SVG already.
  mutating func line(_ svg: String) {
    text += svg
    text += "\n"
  }

  /// Writes a text that is not SVG yet.
  ///
  /// - Parameters:
  ///   - style: the classes that set the font.
  ///   - attributes: further attributes, with a blank before each.
  mutating func write(_ words: String, style: String, x: Double, y: Double, attributes: String = "") {
    line("<text class=\"\(style)\" x=\"\(x.svg)\" y=\"\(y.svg)\"\(attributes)>\(words.xmlText)</text>")
  }

  /// Writes a rectangle.
  mutating func rectangle(_ rectangle: Rectangle, style: String, radius: Double = 0) {
    let corner = radius > 0 ? " rx=\"\(radius.svg)\"" : ""
    line(
      """
      <rect class="\(style)" x="\(rectangle.x.svg)" y="\(rectangle.y.svg)" width="\(rectangle.width.svg)" \
      height="\(rectangle.height.svg)"\(corner)/>
      """)
  }

  /// Writes what a pointer at rest is told.
  mutating func title(_ words: String) {
    line("<title>\(words.shownSafely(most: 600).xmlText)</title>")
  }

  /// Draws one of the marks of the definitions.
  mutating func mark(_ name: String, style: String = "mark", x: Double, y: Double, width: Double, height: Double) {
    line(
      """
      <use class="\(style)" href="#flow-map-\(name)" x="\(x.svg)" y="\(y.svg)" width="\(width.svg)" height="\(height.svg)"/>
      """)
  }
}

extension Double {
  /// The number rounded to a tenth; finer steps cannot be seen and make the file large.
  var svg: String {
    let tenths = Int((self * 10).rounded())
    let whole = abs(tenths) / 10
    let part = abs(tenths) % 10
    return (tenths < 0 ? "-" : "") + "\(whole)" + (part == 0 ? "" : ".\(part)")
  }
}
