import Foundation
import ProjectSettings
import Testing

@Suite("Entry points in Info.plist files")
struct InfoPlistTests {
  private func xml(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(content)
    </dict>
    </plist>
    """
  }

  private func read(_ bytes: [UInt8]) -> ProjectSettingsReading {
    ProjectSettingsReader().read(bytes, kind: .propertyList)
  }

  private func entries(_ content: String) -> [EntryPointFact]? {
    guard case .facts(let facts) = read(Array(xml(content).utf8)) else { return nil }
    return facts.entryPoints
  }

  @Test("each main storyboard has its key as written, its line and its meaning")
  func mainStoryboards() {
    let found = entries(
      """
      <key>UILaunchStoryboardName</key>
      <string>LaunchScreen</string>
      <key>UIMainStoryboardFile</key>
      <string>Main.storyboard</string>
      <key>UIMainStoryboardFile~ipad</key>
      <string>Pad</string>
      <key>UIMainStoryboardFile-iphoneos~iphone</key>
      <string>Phone</string>
      <key>NSMainStoryboardFile</key>
      <string>Mac</string>
      <key>NSMainNibFile</key>
      <string>MainMenu.nib</string>
      """)
    #expect(
      found == [
        EntryPointFact(key: "UILaunchStoryboardName", name: "LaunchScreen", target: .launchStoryboard, line: 5),
        EntryPointFact(key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: 7),
        EntryPointFact(key: "UIMainStoryboardFile~ipad", name: "Pad", target: .mainStoryboard, line: 9),
        EntryPointFact(key: "UIMainStoryboardFile-iphoneos~iphone", name: "Phone", target: .mainStoryboard, line: 11),
        EntryPointFact(key: "NSMainStoryboardFile", name: "Mac", target: .mainStoryboard, line: 13),
        EntryPointFact(key: "NSMainNibFile", name: "MainMenu", target: .mainNib, line: 15),
      ])
  }

  @Test("every scene configuration counts, each at its own line, also where two name one storyboard")
  func sceneManifest() {
    let found = entries(
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array>
      <dict><key>UISceneStoryboardFile</key><string>Main</string></dict>
      <dict><key>UISceneStoryboardFile</key><string>Other &amp; more</string></dict>
      <dict><key>UISceneDelegateClassName</key><string>Delegate</string></dict>
      </array>
      <key>UIWindowSceneSessionRoleExternalDisplay</key><array>
      <dict><key>UISceneStoryboardFile</key><string>Main</string></dict>
      </array>
      </dict></dict>
      """)
    #expect(
      found == [
        EntryPointFact(key: "UISceneStoryboardFile", name: "Main", target: .mainStoryboard, line: 7),
        EntryPointFact(key: "UISceneStoryboardFile", name: "Other & more", target: .mainStoryboard, line: 8),
        EntryPointFact(key: "UISceneStoryboardFile", name: "Main", target: .mainStoryboard, line: 12),
      ])
  }

  @Test("an extension and the launch definitions name storyboards too")
  func nestedKeys() {
    let found = entries(
      """
      <key>NSExtension</key><dict>
      <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
      </dict>
      <key>UILaunchStoryboards</key><dict><key>UILaunchStoryboardDefinitions</key><array>
      <dict><key>UILaunchStoryboardFile</key><string>Launch</string></dict>
      </array></dict>
      """)
    #expect(
      found == [
        EntryPointFact(
          key: "NSExtensionMainStoryboard", name: "MainInterface", target: .extensionStoryboard, line: 6),
        EntryPointFact(key: "UILaunchStoryboardFile", name: "Launch", target: .launchStoryboard, line: 9),
      ])
  }

  @Test("a watch app loads Interface unless it names another storyboard")
  func watchApps() {
    #expect(
      entries("<key>WKWatchKitApp</key>\n<true/>") == [
        EntryPointFact(key: "WKWatchKitApp", name: "Interface", target: .watchStoryboard, line: 5)
      ])
    #expect(
      entries("<key>WKWatchKitApp</key>\n<true/>\n<key>UIMainStoryboardFile</key>\n<string>Watch</string>") == [
        EntryPointFact(key: "UIMainStoryboardFile", name: "Watch", target: .watchStoryboard, line: 7)
      ])
    #expect(entries("<key>WKWatchKitApp</key>\n<false/>") == [])
  }

  @Test(
    "a key that is empty, of another type or in another place makes no entry",
    arguments: [
      "<key>UIMainStoryboardFile</key><string></string>",
      "<key>UIMainStoryboardFile</key><string>.storyboard</string>",
      "<key>UIMainStoryboardFile</key><true/>",
      "<key>UIMainStoryboardFileName</key><string>Main</string>",
      "<key>Other</key><dict><key>UIMainStoryboardFile</key><string>Main</string></dict>",
      "<key>UISceneStoryboardFile</key><string>Main</string>",
    ])
  func absent(content: String) {
    #expect(entries(content) == [])
  }

  @Test("a variable stays as written")
  func variables() {
    #expect(entries("<key>UIMainStoryboardFile</key><string>$(MAIN)</string>")?.map(\.name) == ["$(MAIN)"])
  }

  @Test("a binary property list is read, without lines")
  func binary() throws {
    let content: [String: Any] = [
      "UIMainStoryboardFile": "Main", "NSExtension": ["NSExtensionMainStoryboard": "Share"],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    var expected = ProjectSettingsFacts()
    expected.entryPoints = [
      EntryPointFact(key: "NSExtensionMainStoryboard", name: "Share", target: .extensionStoryboard, line: nil),
      EntryPointFact(key: "UIMainStoryboardFile", name: "Main", target: .mainStoryboard, line: nil),
    ]
    #expect(read(Array(data)) == .facts(expected))
  }

  @Test("a damaged property list fails only where it holds one of the keys")
  func damaged() {
    let damaged = xml("<key>UIMainStoryboardFile</key><string>Main</string>").replacing("</dict>", with: "")
    guard case .failed(let reason) = read(Array(damaged.utf8)) else {
      Issue.record("a damaged property list was read")
      return
    }
    #expect(reason.hasPrefix("not a property list: "))
    #expect(read(Array("<plist><dict>".utf8)) == .facts(ProjectSettingsFacts()))
    #expect(read([]) == .facts(ProjectSettingsFacts()))
  }

  @Test("a damaged binary property list is called so")
  func damagedBinary() throws {
    let content = ["UIMainStoryboardFile": "Main"]
    let data = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    #expect(read(Array(data.dropLast(10))) == .failed(reason: "damaged binary property list"))
  }

  @Test(
    "a property list nested without end, or with entities of its own, fails the file and not the process",
    arguments: [
      "<plist><dict>" + String(repeating: "<key>UIMainStoryboardFile</key><dict>", count: 100_000),
      "{UIMainStoryboardFile = " + String(repeating: "(", count: 100_000),
      "<!DOCTYPE p [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist><dict><key>UIMainStoryboardFile</key>"
        + "<string>&a;</string></dict></plist>",
    ])
  func hostile(text: String) {
    guard case .failed = read(Array(text.utf8)) else {
      Issue.record("a hostile property list was read")
      return
    }
  }

  @Test("bytes that are not UTF-8 fail the file, and not the process", arguments: ["UIMain", "Main</str", "dict"])
  func badBytes(place: String) throws {
    let text = xml("<key>UIMainStoryboardFile</key><string>Main</string><key>UILaunchStoryboardName</key><string/>")
    let parts = text.split(separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    guard case .failed = read(Array(parts[0].utf8) + [0xFF, 0xC0] + Array((place + parts[1]).utf8)) else {
      Issue.record("bytes that are no text were read")
      return
    }
  }

  @Test("a property list whose root is no dictionary fails")
  func otherRoots() {
    #expect(
      read(Array("UIMainStoryboardFile".utf8)) == .failed(reason: "the property list holds no dictionary"))
  }
}
