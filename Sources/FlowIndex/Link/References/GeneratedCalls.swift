import CodeFacts

/// Calls that generators offer, where the generated file is not in the tree.
enum GeneratedCalls {
  /// SwiftGen's scenes and segues, looked for from the start.
  static let names: Set<String> = ["instantiate", "perform"]

  /// The names at the root of functions that make one scene each.
  static let factoryRoots: Set<String> = ["R", "Storyboards", "StoryboardScene"]

  /// Whether a call has the shape of `R.storyboard.main.detail()`, `Storyboards.Main.instantiateDetail()` of Natalie, or
  /// `StoryboardScene.Main.instantiateDetail()` of old SwiftGen templates.
  static func isFactory(_ call: CallExpression) -> Bool {
    guard let path = call.receiver?.dottedPath else { return false }
    let parts = path.split(separator: ".")
    switch (parts.first, parts.count) {
    case ("R", 3): return parts[1] == "storyboard"
    case ("Storyboards", 2), ("StoryboardScene", 2): return call.name.hasPrefix("instantiate")
    default: return false
    }
  }
}
