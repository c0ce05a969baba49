/// Collects the build settings of one file, each name and value once, and the entry points among them.
struct BuildSettingCollector {
  private static let generatedPlistPrefix = "INFOPLIST_KEY_"

  private(set) var facts = ProjectSettingsFacts()
  private var seen: Set<[UInt8]> = []

  /// Takes a setting as written. Configurations repeat most settings; a repeated one says nothing new.
  mutating func add(name: String, value: String, line: Int?) {
    guard !value.isEmpty, BuildSettingFilter.isKept(name),
      seen.insert(Array("\(name)=\(value)".utf8)).inserted
    else { return }
    facts.buildSettings.append(BuildSettingFact(name: name, value: value, line: line))
    if name == "INFOPLIST_FILE" || name.hasPrefix("INFOPLIST_FILE[") { facts.infoPlistPaths.append(value) }
    addEntryPoint(name: name, value: value, line: line)
  }

  /// Xcode writes these settings into the Info.plist that it generates.
  private mutating func addEntryPoint(name: String, value: String, line: Int?) {
    guard name.hasPrefix(Self.generatedPlistPrefix) else { return }
    let key = name.dropFirst(Self.generatedPlistPrefix.count)
    guard let entry = EntryPointKey.topLevel(matching: key), let storyboard = EntryPointKey.name(of: value) else {
      return
    }
    facts.entryPoints.append(EntryPointFact(key: name, name: storyboard, target: entry.target, line: line))
  }
}
