/// How large the boxes of scenes are, in the units of the drawing.
enum BoxMetrics {
  /// A point of a screen is half a unit, so that the text on a phone's screen can just be read.
  private static let screenScale = 0.5
  private static let mostScreenWidth = 440.0
  private static let mostScreenHeight = 440.0
  /// A name needs room, however small the screen is.
  private static let leastWidth = 160.0
  private static let mostNameWidth = 240.0
  /// The name and the class above a screen.
  static let headerHeight = 40.0
  static let headerInset = 8.0
  /// The size of names, and of those that would be too long, in units.
  static let nameSize = 14.5
  static let smallNameSize = 12.0
  static let chipHeight = 28.0
  private static let mostChipWidth = 230.0
  /// The mark of a container below its name.
  private static let markHeight = 84.0
  /// What to draw of a scene whose view no file describes.
  private static let unknownScreen = Size(width: 320, height: 200)

  /// The size of the whole box of a scene.
  static func size(of scene: MapScene) -> Size {
    if scene.kind == .reference {
      let width = TextWidth.width(of: scene.name, size: 12.5) + 38
      return Size(width: min(max(70, width), mostChipWidth), height: chipHeight)
    }
    let nameWidth = TextWidth.width(of: scene.name, size: smallNameSize, isBold: true) + 2 * headerInset
    let least = min(max(leastWidth, nameWidth), mostNameWidth)
    if scene.kind.isContainer { return Size(width: least, height: headerHeight + markHeight) }
    let screen = screen(of: scene)
    let scale = scale(of: screen)
    return Size(width: max(least, screen.width * scale), height: headerHeight + screen.height * scale)
  }

  /// How many units a point of this scene's screen is.
  static func scale(of scene: MapScene) -> Double { scale(of: screen(of: scene)) }

  /// The size of the screen in points.
  static func screen(of scene: MapScene) -> Size { scene.screenSize ?? unknownScreen }

  private static func scale(of screen: Size) -> Double {
    // Small screens, such as those of watches, may be as wide as their names anyway.
    let wanted = max(screenScale, min(1, leastWidth / max(screen.width, 1)))
    return min(wanted, mostScreenWidth / max(screen.width, 1), mostScreenHeight / max(screen.height, 1))
  }
}
