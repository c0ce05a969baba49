/// The bars at the edges of a screen, which the controllers around it draw at run time.
struct WireBars {
  private let bars: SceneBars
  private let screen: Rectangle
  private let scale: Double
  private(set) var texts: [WireText] = []

  init(_ bars: SceneBars, screen: Rectangle, scale: Double) {
    self.bars = bars
    self.screen = screen
    self.scale = scale
  }

  /// Draws the bars and gathers their texts.
  mutating func draw(on lines: inout WirePath) {
    if bars.hasNavigationBar { drawNavigationBar(on: &lines) }
    if !bars.toolbarItems.isEmpty { drawToolbar(on: &lines) }
  }

  /// Below the status bar, which is higher on screens without a home button.
  private mutating func drawNavigationBar(on lines: inout WirePath) {
    let statusBar = (screen.height / scale >= 812 && screen.width < screen.height ? 44 : 20) * scale
    let bar = Rectangle(x: screen.x, y: screen.y + statusBar, width: screen.width, height: 44 * scale)
    guard bar.maxY < screen.maxY else { return }
    lines.line(from: Point(x: bar.x, y: bar.maxY), to: Point(x: bar.maxX, y: bar.maxY))
    let third = bar.width / 3
    write(bars.leftItems, in: Rectangle(x: bar.x + 4, y: bar.y, width: third - 6, height: bar.height), isRight: false)
    write(
      bars.rightItems.reversed(),
      in: Rectangle(x: bar.maxX - third + 2, y: bar.y, width: third - 6, height: bar.height), isRight: true)
    guard let title = bars.title else { return }
    let hasItems = !bars.leftItems.isEmpty || !bars.rightItems.isEmpty
    let middle = hasItems ? Rectangle(x: bar.x + third, y: bar.y, width: third, height: bar.height) : bar
    if let text = WireText.middle(title, in: middle, style: " bold") { texts.append(text) }
  }

  private mutating func drawToolbar(on lines: inout WirePath) {
    let bar = Rectangle(x: screen.x, y: screen.maxY - 44 * scale, width: screen.width, height: 44 * scale)
    guard bar.y > screen.y else { return }
    lines.line(from: Point(x: bar.x, y: bar.y), to: Point(x: bar.maxX, y: bar.y))
    let items = bars.toolbarItems.filter { $0 != "flexibleSpace" && $0 != "fixedSpace" }.prefix(6)
    let width = bar.width / Double(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let room = Rectangle(x: bar.x + Double(index) * width, y: bar.y, width: width, height: bar.height)
      if let text = WireText.middle(item, in: room, style: " tint") { texts.append(text) }
    }
  }

  private mutating func write(_ items: [String], in frame: Rectangle, isRight: Bool) {
    let size = 8.5
    let words = items.map { $0.shownSafely(most: 40) }.joined(separator: "  ")
    let text = TextWidth.cut(words, to: frame.width, size: size)
    if text.isEmpty { return }
    texts.append(
      WireText(
        words: text, x: isRight ? frame.maxX : frame.x, baseline: frame.center.y + 3, size: size,
        style: isRight ? " end tint" : " tint"))
  }
}
