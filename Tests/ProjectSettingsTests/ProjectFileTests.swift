import Foundation
import ProjectSettings
import Testing

@Suite("Build settings in project files")
struct ProjectFileTests {
  private func read(_ text: String) -> ProjectSettingsReading {
    ProjectSettingsReader().read(Array(text.utf8), kind: .projectFile)
  }

  private func facts(_ text: String) -> ProjectSettingsFacts? {
    guard case .facts(let facts) = read(text) else { return nil }
    return facts
  }

  @Test("settings, entry points and Info.plist paths come from every configuration, each fact once")
  func configurations() {
    let found = facts(
      """
      // !$*UTF8*$!
      {
        objects = {
          AA /* Debug */ = {
            isa = XCBuildConfiguration;
            buildSettings = {
              INFOPLIST_FILE = "App/My Info.plist"; /* with a space */
              INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;
              INFOPLIST_KEY_UIMainStoryboardFile = "Main.storyboard";
              INFOPLIST_KEY_NSMainStoryboardFile = "";
              FLAGS = (
                "-a = b;",
                "}",
              );
              NESTED = { INNER = 1; };
              SWIFT_VERSION = 5.0;
              "STORY[sdk=iphoneos*]" = "\\"quoted\\"";
            };
            name = Debug;
          };
          BB /* Release */ = {
            buildSettings = {
              INFOPLIST_FILE = "App/My Info.plist";
              SWIFT_VERSION = 6.0;
            };
          };
        };
      }
      """)
    #expect(
      found?.entryPoints == [
        EntryPointFact(
          key: "INFOPLIST_KEY_UILaunchStoryboardName", name: "LaunchScreen", target: .launchStoryboard, line: 8),
        EntryPointFact(key: "INFOPLIST_KEY_UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 9),
      ])
    #expect(found?.infoPlistPaths == ["App/My Info.plist"])
    #expect(
      found?.buildSettings == [
        BuildSettingFact(name: "INFOPLIST_FILE", value: "App/My Info.plist", line: 7),
        BuildSettingFact(name: "INFOPLIST_KEY_UILaunchStoryboardName", value: "LaunchScreen", line: 8),
        BuildSettingFact(name: "INFOPLIST_KEY_UIMainStoryboardFile", value: "Main.storyboard", line: 9),
        BuildSettingFact(name: "SWIFT_VERSION", value: "5.0", line: 16),
        BuildSettingFact(name: "STORY[sdk=iphoneos*]", value: "\"quoted\"", line: 17),
        BuildSettingFact(name: "SWIFT_VERSION", value: "6.0", line: 24),
      ])
  }

  @Test(
    "each setting that generates an entry of the Info.plist is one",
    arguments: [
      ("INFOPLIST_KEY_UIMainStoryboardFile", EntryPointFact.Target.mainStoryboard),
      ("INFOPLIST_KEY_UIMainStoryboardFile_iPad", .mainStoryboard),
      ("INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]", .mainStoryboard),
      ("INFOPLIST_KEY_NSMainStoryboardFile", .mainStoryboard),
      ("INFOPLIST_KEY_NSMainNibFile", .mainNib),
      ("INFOPLIST_KEY_UILaunchStoryboardName", .launchStoryboard),
    ])
  func generatedKeys(key: String, target: EntryPointFact.Target) {
    #expect(
      facts("buildSettings = { \"\(key)\" = X; };")?.entryPoints == [
        EntryPointFact(key: key, name: "X", target: target, line: 1)
      ])
  }

  @Test("settings that steer compilers and signing are left out")
  func leftOut() {
    #expect(
      facts("buildSettings = { CLANG_ENABLE_MODULES = YES; CODE_SIGN_IDENTITY = x; NAME = Main; };")?.buildSettings
        == [BuildSettingFact(name: "NAME", value: "Main", line: 1)])
  }

  @Test("a project file that is cut off yields what stands before", arguments: ["=", "= \"B", "= (", "= B"])
  func cutOff(rest: String) {
    #expect(
      facts("buildSettings = { FIRST = A; SECOND \(rest)")?.buildSettings
        == [BuildSettingFact(name: "FIRST", value: "A", line: 1)])
  }

  @Test("a project file that was converted to XML is read as well")
  func converted() {
    let found = facts(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>objects</key><dict>
      <key>AA</key><dict><key>isa</key><string>XCBuildConfiguration</string><key>buildSettings</key><dict>
      <key>INFOPLIST_KEY_UIMainStoryboardFile</key><string>Main</string>
      <key>FLAGS</key><array><string>x</string></array>
      </dict></dict></dict></dict></plist>
      """)
    #expect(
      found?.entryPoints == [
        EntryPointFact(key: "INFOPLIST_KEY_UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 4)
      ])
  }

  @Test("the kind of a file follows from its name")
  func kinds() {
    #expect(ProjectSettingsFileKind(fileName: "App-Info.plist") == .propertyList)
    #expect(ProjectSettingsFileKind(fileName: "project.pbxproj") == .projectFile)
    #expect(ProjectSettingsFileKind(fileName: "Debug.xcconfig") == .buildConfiguration)
    #expect(ProjectSettingsFileKind(fileName: "plist.swift") == nil)
  }
}
