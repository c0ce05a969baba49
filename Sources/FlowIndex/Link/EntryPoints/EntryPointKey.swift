import ProjectSettings

/// A key of an Info.plist, taken apart: `INFOPLIST_KEY_UIMainStoryboardFile~ipad`.
struct EntryPointKey: Sendable {
  /// The key as an Info.plist has it, without its device.
  let name: String
  /// `ipad`, `iphone`, or empty.
  let device: String

  init(_ key: String) {
    let prefix = "INFOPLIST_KEY_"
    let plain = key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
    let parts = plain.split(separator: "~", maxSplits: 1).map(String.init)
    name = parts.first ?? plain
    device = parts.count > 1 ? parts[1] : ""
  }

  /// Whether a storyboard of the platform can be what the key means: AppKit reads its own keys, UIKit all others.
  func allows(platform: String, target: EntryPointFact.Target) -> Bool {
    if target == .watchStoryboard { return platform == "watchOS" }
    if name.hasPrefix("NSMain") { return platform == "macOS" }
    return !name.hasPrefix("UI") || platform != "macOS"
  }
}
