/// A text on a wireframe.
struct WireText {
  private static let standardSize = 8.5

  let words: String
  let x: Double
  let baseline: Double
  var size = WireText.standardSize
  /// Further classes, with a blank before each.
  var style = ""

  func draw(in output: inout SVGOutput) {
    // An attribute, since a page may forbid styles within elements.
    let isStandard = size == Self.standardSize
    output.write(
      words, style: isStandard ? "on usual\(style)" : "on\(style)", x: x, y: baseline,
      attributes: isStandard ? "" : " font-size=\"\(size.svg)\"")
  }

  /// What is written on a view.
  ///
  /// - Parameters:
  ///   - frame: in the drawing.
  ///   - scale: units a point.
  static func texts(on view: MapView, frame: Rectangle, scale: Double) -> [WireText] {
    guard let text = view.text else { return [] }
    switch view.kind {
    case .label: return lines(text, in: frame, scale: scale)
    case .textView: return lines(text, in: frame.inset(3), scale: scale)
    case .button: return [middle(text, in: frame, style: " tint")].compactMap { $0 }
    case .image, .web: return [middle(text, in: frame, style: " faint")].compactMap { $0 }
    case .segments:
      let half = Rectangle(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
      return [middle(text, in: half, style: " tint")].compactMap { $0 }
    case .cell: return [left(text, in: frame.inset(3), style: "")].compactMap { $0 }
    case .textField, .search: return [left(text, in: frame)].compactMap { $0 }
    default: return []
    }
  }

  /// One line in the middle of a frame; nil where there is no room.
  static func middle(_ text: String, in frame: Rectangle, style: String) -> WireText? {
    let size = fontSize(in: frame)
    let words = TextWidth.cut(onOneLine(text), to: frame.width - 2, size: size)
    guard !words.isEmpty, frame.height >= 5 else { return nil }
    return WireText(
      words: words, x: frame.center.x, baseline: frame.center.y + size * 0.36, size: size, style: " middle" + style)
  }

  private static func left(_ text: String, in frame: Rectangle, style: String = " faint") -> WireText? {
    let size = fontSize(in: frame)
    let words = TextWidth.cut(onOneLine(text), to: frame.width - 6, size: size)
    guard !words.isEmpty else { return nil }
    return WireText(
      words: words, x: frame.x + 3, baseline: frame.center.y + size * 0.36, size: size, style: style)
  }

  /// As many lines as the frame holds.
  private static func lines(_ text: String, in frame: Rectangle, scale: Double) -> [WireText] {
    let size = fontSize(in: frame)
    let lineHeight = size * 1.25
    let room = max(1, min(5, Int((frame.height + 2) / lineHeight)))
    let rows = TextLines.lines(of: onOneLine(text), width: max(frame.width, 6) + 1, most: room, size: size)
    let top = frame.center.y - Double(rows.count) * lineHeight / 2
    return rows.enumerated().map { row, words in
      WireText(words: words, x: frame.x, baseline: top + Double(row) * lineHeight + size * 0.98, size: size)
    }
  }

  /// A font that fits the height of a line. Most texts are of the system's standard size.
  private static func fontSize(in frame: Rectangle) -> Double {
    if frame.height < standardSize * 1.15 { return max(4, (frame.height * 0.85 * 2).rounded() / 2) }
    return standardSize
  }

  /// Line ends are blanks here, and no more is kept than could ever be drawn.
  private static func onOneLine(_ text: String) -> String {
    let words = text.unicodeScalars.prefix(300).split { $0.properties.isWhitespace }
    return words.map { String($0) }.joined(separator: " ").shownSafely(most: 300)
  }
}
