import ProjectSettings
import Testing

@Suite("Build settings in configuration files")
struct BuildConfigurationTests {
  private func facts(_ text: String) -> ProjectSettingsFacts? {
    guard case .facts(let facts) = ProjectSettingsReader().read(Array(text.utf8), kind: .buildConfiguration) else {
      return nil
    }
    return facts
  }

  @Test("each assignment is a setting, at its line; comments and inclusions are none")
  func assignments() {
    let found = facts(
      """
      // MAIN = Commented
      #include "Shared = x.xcconfig"

      MAIN_STORYBOARD = Main // the first one
      INFOPLIST_KEY_UIMainStoryboardFile=$(MAIN_STORYBOARD)
        INFOPLIST_FILE = "App/Info.plist";
      NAME[sdk=iphoneos*] = Phone
      EMPTY =
      URL = https://example.org
      """)
    #expect(
      found?.buildSettings == [
        BuildSettingFact(name: "MAIN_STORYBOARD", value: "Main", line: 4),
        BuildSettingFact(name: "INFOPLIST_KEY_UIMainStoryboardFile", value: "$(MAIN_STORYBOARD)", line: 5),
        BuildSettingFact(name: "INFOPLIST_FILE", value: "App/Info.plist", line: 6),
        BuildSettingFact(name: "NAME[sdk=iphoneos*]", value: "Phone", line: 7),
        // A comment starts at two slashes wherever they stand, also in an address.
        BuildSettingFact(name: "URL", value: "https:", line: 9),
      ])
    #expect(
      found?.entryPoints == [
        EntryPointFact(
          key: "INFOPLIST_KEY_UIMainStoryboardFile", name: "$(MAIN_STORYBOARD)", target: .mainStoryboard, line: 5)
      ])
    #expect(found?.infoPlistPaths == ["App/Info.plist"])
  }

  @Test("line endings of every system count once", arguments: ["\n", "\r\n", "\r"])
  func lineEndings(ending: String) {
    #expect(
      facts("A = 1\(ending)\(ending)B = 2\(ending)")?.buildSettings == [
        BuildSettingFact(name: "A", value: "1", line: 1), BuildSettingFact(name: "B", value: "2", line: 3),
      ])
  }
}
