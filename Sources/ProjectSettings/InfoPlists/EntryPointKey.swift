/// The keys of an Info.plist that name a storyboard or nib which the system loads by itself.
///
/// Source: Apple's reference of information property list keys, and "iOS Supports Device-Specific Keys" for modifiers.
enum EntryPointKey: String, CaseIterable {
  case iOSMainStoryboard = "UIMainStoryboardFile"
  case macOSMainStoryboard = "NSMainStoryboardFile"
  case mainNib = "NSMainNibFile"
  case launchStoryboard = "UILaunchStoryboardName"
  case launchStoryboardOfDefinition = "UILaunchStoryboardFile"
  case sceneStoryboard = "UISceneStoryboardFile"
  case extensionStoryboard = "NSExtensionMainStoryboard"
  case watchApp = "WKWatchKitApp"

  /// The keys at the top of an Info.plist, which are also those that build settings can stand for.
  static let topLevel: [EntryPointKey] = [.iOSMainStoryboard, .macOSMainStoryboard, .mainNib, .launchStoryboard]

  var target: EntryPointFact.Target {
    switch self {
    case .iOSMainStoryboard, .macOSMainStoryboard, .sceneStoryboard: .mainStoryboard
    case .mainNib: .mainNib
    case .launchStoryboard, .launchStoryboardOfDefinition: .launchStoryboard
    case .extensionStoryboard: .extensionStoryboard
    case .watchApp: .watchStoryboard
    }
  }

  /// The top-level key that a key stands for: itself, or with a modifier.
  static func topLevel(matching key: some StringProtocol) -> EntryPointKey? {
    topLevel.first { $0.matches(key) }
  }

  /// Whether a key is this one, alone or with a modifier such as `~ipad`, `-iphoneos` or `[sdk=iphoneos*]`.
  func matches(_ key: some StringProtocol) -> Bool {
    guard key.hasPrefix(rawValue) else { return false }
    return key.utf8.dropFirst(rawValue.utf8.count).first.map("~-_[".utf8.contains) ?? true
  }

  /// The name that a value gives, without the ending that some people write; nil where the value is empty.
  static func name(of value: String) -> String? {
    let ending = [".storyboard", ".nib", ".xib"].first(where: value.hasSuffix)
    let name = String(value.dropLast(ending?.count ?? 0))
    return name.isEmpty ? nil : name
  }
}
