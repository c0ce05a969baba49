/// The platforms of Apple, by the target runtime of a document.
enum Platform {
  static let watchRuntime = "watchKit"

  /// `iOS`, `macOS`, `tvOS` or `watchOS`; a runtime that is none of them keeps its own name.
  static func name(ofTargetRuntime runtime: String) -> String {
    switch runtime {
    case "MacOSX.Cocoa": "macOS"
    case "AppleTV": "tvOS"
    case watchRuntime: "watchOS"
    // The device family may follow, as in iOS.CocoaTouch.iPad.
    case _ where runtime.hasPrefix("iOS.CocoaTouch"): "iOS"
    default: runtime
    }
  }
}
