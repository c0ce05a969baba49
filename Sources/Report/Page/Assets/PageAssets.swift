/// The files that make the page's one style and its one script, in the order in which they count.
enum PageAssets {
  static let styleFiles = [
    "colors.css", "page.css", "findings.css", "trend.css", "map.css", "tables.css", "narrow.css", "print.css",
  ]
  static let scriptFiles = [
    "tables.js", "scenes.js", "map-view.js", "map-gestures.js", "map-keys.js", "map.js", "folding.js",
  ]

  static let style = InlineAsset(.style, files: styleFiles)
  static let script = InlineAsset(.script, files: scriptFiles)
}
