import Foundation

/// Reads the entry points out of an Info.plist of any format.
enum InfoPlistReader {
  /// Reads one property list. One that holds none of the keys is not parsed at all.
  ///
  /// - Throws: `ProjectSettingsFailure` where one of the keys occurs but the property list does not parse.
  static func read(_ text: SettingsText) throws(ProjectSettingsFailure) -> ProjectSettingsFacts {
    guard mayHoldEntryPoints(text) else { return ProjectSettingsFacts() }
    let root = try PropertyList.dictionary(of: text)
    var lines = PropertyListLines(of: text)
    var facts = ProjectSettingsFacts()
    facts.entryPoints = entries(of: root).map { entry in
      EntryPointFact(
        key: entry.key, name: entry.name, target: entry.target, line: lines.line(ofKey: entry.key, value: entry.value))
    }
    facts.entryPoints.sort { ($0.line ?? 0, $0.key, $0.name) < ($1.line ?? 0, $1.key, $1.name) }
    return facts
  }

  private static func mayHoldEntryPoints(_ text: SettingsText) -> Bool {
    // The keys of a UTF-16 file cannot be found by their bytes.
    if let first = text.bytes.first, first >= 0xFE { return true }
    return EntryPointKey.allCases.contains { text.offset(of: $0.rawValue) != nil }
  }

  private static func entries(of root: [String: Any]) -> [FoundEntry] {
    let isWatchApp = root[EntryPointKey.watchApp.rawValue] as? Bool == true
    var entries = topLevelEntries(of: root, isWatchApp: isWatchApp)
    if isWatchApp, !entries.contains(where: { $0.target == .watchStoryboard }) {
      // A watch app without a name of its own loads Interface.storyboard.
      entries.append(FoundEntry(key: EntryPointKey.watchApp.rawValue, name: "Interface", value: nil, of: .watchApp))
    }
    entries += sceneEntries(of: root)
    entries += launchDefinitionEntries(of: root)
    if let appExtension = root["NSExtension"] as? [String: Any] {
      entries += FoundEntry.entries(.extensionStoryboard, in: appExtension)
    }
    return entries.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
  }

  private static func topLevelEntries(of root: [String: Any], isWatchApp: Bool) -> [FoundEntry] {
    root.compactMap { key, value in
      guard let entry = EntryPointKey.topLevel(matching: key), let value = value as? String else { return nil }
      let isOfWatch = isWatchApp && entry == .iOSMainStoryboard
      return FoundEntry(key: key, value: value, of: entry, target: isOfWatch ? .watchStoryboard : entry.target)
    }
  }

  private static func sceneEntries(of root: [String: Any]) -> [FoundEntry] {
    let manifests = root.filter { $0.key.hasPrefix("UIApplicationSceneManifest") }.values
    let roles = manifests.compactMap { ($0 as? [String: Any])?["UISceneConfigurations"] as? [String: Any] }
    let configurations = roles.flatMap(\.values).compactMap { $0 as? [Any] }.joined()
    return configurations.compactMap { $0 as? [String: Any] }.flatMap { FoundEntry.entries(.sceneStoryboard, in: $0) }
  }

  private static func launchDefinitionEntries(of root: [String: Any]) -> [FoundEntry] {
    let storyboards = root["UILaunchStoryboards"] as? [String: Any]
    let definitions = storyboards?["UILaunchStoryboardDefinitions"] as? [Any] ?? []
    return definitions.compactMap { $0 as? [String: Any] }.flatMap {
      FoundEntry.entries(.launchStoryboardOfDefinition, in: $0)
    }
  }
}
