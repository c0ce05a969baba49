import Configuration
import Foundation
import TestSupport
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  private func parse(_ text: String) throws -> Configuration {
    try Configuration.parse(Array(text.utf8))
  }

  private func message(of text: String) -> String? {
    do {
      _ = try parse(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("Comments and commas after the last element are allowed")
  func comments() throws {
    let configuration = try parse(
      """
      // what the team decided
      {
        /* not ours,
           not now */
        "exclude": ["Legacy", "x*",],
        "include": ["Pods/Own"],
      }
      """)
    #expect(configuration.exclude.patterns.map(\.text) == ["Legacy", "x*"])
    #expect(configuration.include.patterns.map(\.text) == ["Pods/Own"])
  }

  @Test("A rule has a severity, and by path another; the last pattern that covers a file counts")
  func rules() throws {
    let configuration = try parse(
      """
      {"rules": {
        "unreachable-scenes": "off",
        "dangling-segues": {"severity": "warning", "paths": {"Legacy": "off", "Legacy/New": "error"}},
        "unused-outlets": {"paths": {"*.xib": "note"}}
      }}
      """)
    func severity(_ rule: String, _ file: String?) -> RuleSeverity? {
      configuration.severity(ofRule: rule, inFile: file.map { Array($0.utf8) })
    }
    #expect(severity("unreachable-scenes", "A.storyboard") == .off)
    #expect(severity("unreachable-scenes", nil) == .off)
    #expect(severity("dangling-segues", "A.storyboard") == .warning)
    #expect(severity("dangling-segues", "Legacy/A.storyboard") == .off)
    #expect(severity("dangling-segues", "Legacy/New/A.storyboard") == .error)
    #expect(severity("unused-outlets", "Views/Cell.xib") == .note)
    #expect(severity("unused-outlets", "A.storyboard") == nil)
    #expect(severity("summary", "A.storyboard") == nil)
    #expect(configuration.rules["dangling-segues"]?.line == 3)
  }

  @Test("Link conventions and system classes are read")
  func linksAndClasses() throws {
    let configuration = try parse(
      """
      {"storyboardLinks": [
         {"name": "flows", "owner": "segue", "class": "FlowSegue", "source": "identifier",
          "pattern": "{scene}@{storyboard}", "pushes": true},
         {"name": "boxes", "owner": "scene", "source": "runtimeAttributes", "storyboardAttribute": "board"}],
       "systemClasses": ["MapView", {"name": "MapSheet", "superclass": "UIViewController"}, {"name": "Pin"}]}
      """)
    #expect(configuration.storyboardLinks.map(\.name) == ["flows", "boxes"])
    let flows = try #require(configuration.storyboardLinks.first)
    #expect(flows.owner == .segue)
    #expect(flows.className == "FlowSegue")
    #expect(flows.source == .identifier)
    #expect(flows.pattern == "{scene}@{storyboard}")
    #expect(flows.doesPush)
    let boxes = try #require(configuration.storyboardLinks.last)
    #expect(boxes.className == nil)
    #expect(boxes.storyboardAttribute == "board")
    #expect(!boxes.doesPush)
    #expect(
      configuration.systemClasses == [
        SystemClassSetting(name: "MapView"), SystemClassSetting(name: "MapSheet", superclass: "UIViewController"),
        SystemClassSetting(name: "Pin"),
      ])
  }

  @Test(
    "A mistake is told with file, line, column, key and the nearest known name",
    arguments: [
      ("{\n  \"exlude\": []\n}", ".sceneql.json:2:3: unknown key 'exlude'; did you mean 'exclude'?"),
      (
        "{\"zzz\": 1}",
        ".sceneql.json:1:2: unknown key 'zzz'; known: exclude, include, rules, storyboardLinks, systemClasses"
      ),
      ("{\"exclude\": [],\n\"exclude\": []}", ".sceneql.json:2:1: the key 'exclude' stands twice; remove one"),
      ("[]", ".sceneql.json:1:1: expected an object, found an array"),
      ("{\"exclude\": \"a\"}", ".sceneql.json:1:13: 'exclude': expected an array, found a string"),
      ("{\"exclude\": [\"a\",\n 7]}", ".sceneql.json:2:2: 'exclude[1]': expected a string, found a number"),
      ("{\"exclude\": [\"\"]}", ".sceneql.json:1:14: 'exclude[0]': expected a string, found an empty one"),
      (
        "{\"include\": [\"../a\"]}",
        ".sceneql.json:1:14: 'include[0]': '../a' is no pattern: '.' and '..' have no meaning here; patterns are "
          + "relative to the root"
      ),
      (
        "{\"rules\": {\"summary\": \"of\"}}",
        ".sceneql.json:1:23: 'rules.summary': unknown value 'of'; did you mean 'off'?"
      ),
      (
        "{\"rules\": {\"summary\": {\"severty\": \"off\"}}}",
        ".sceneql.json:1:24: 'rules.summary': unknown key 'severty'; did you mean 'severity'?"
      ),
      ("{\"rules\": {\"summary\": {}}}", ".sceneql.json:1:23: 'rules.summary': the key 'severity' is missing"),
      (
        "{\"rules\": {\"summary\": true}}",
        ".sceneql.json:1:23: 'rules.summary': expected a severity or an object, found true or false"
      ),
      ("{\"systemClasses\": [{}]}", ".sceneql.json:1:20: 'systemClasses[0]': the key 'name' is missing"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(message(of: text) == expected)
  }

  @Test(
    "A link convention that makes no sense is refused",
    arguments: [
      (
        "\"owner\": \"segue\", \"source\": \"runtimeAttributes\"",
        "a segue has an identifier only; the source 'runtimeAttributes' needs the owner 'scene'"
      ),
      ("\"owner\": \"scene\", \"source\": \"runtimeAttributes\"", "the key 'storyboardAttribute' is missing"),
      ("\"owner\": \"scene\", \"source\": \"identifier\"", "the key 'pattern' is missing"),
      ("\"owner\": \"scene\"", "the key 'source' is missing"),
      (
        "\"owner\": \"scene\", \"source\": \"identifier\", \"pattern\": \"{storyboard}\", \"sceneAttribute\": \"a\"",
        "attributes are read only where the source is 'runtimeAttributes'"
      ),
      (
        "\"owner\": \"segue\", \"source\": \"identifier\", \"pattern\": \"{scene}\"",
        "'{scene}' is no pattern: it lacks {storyboard}"
      ),
      (
        "\"owner\": \"segue\", \"source\": \"identifier\", \"pattern\": \"{scene}{storyboard}\"",
        "'{scene}{storyboard}' is no pattern: two placeholders need text between them, or nobody can tell them apart"
      ),
      (
        "\"owner\": \"segue\", \"source\": \"identifier\", \"pattern\": \"{board}\"",
        "'{board}' is no pattern: after '{' only scene}, storyboard} and ignored} may stand"
      ),
    ])
  func linkMistakes(members: String, expected: String) {
    let text = "{\"storyboardLinks\": [{\"name\": \"x\", \(members)}]}"
    #expect(message(of: text) == ".sceneql.json:1:22: 'storyboardLinks[0]': \(expected)")
  }

  @Test("Two conventions of one name are refused")
  func repeatedName() throws {
    let link = "{\"name\": \"x\", \"owner\": \"segue\", \"source\": \"identifier\", \"pattern\": \"{storyboard}\"}"
    let text = try #require(message(of: "{\"storyboardLinks\": [\(link),\n\(link)]}"))
    #expect(text.hasPrefix(".sceneql.json:2:1: 'storyboardLinks[1]': the name 'x' is used"))
  }

  @Test("Without the file nothing is set")
  func noFile() throws {
    let folder = try TemporaryFolder()
    #expect(try Configuration.load(root: folder.path) == Configuration())
  }

  @Test("The file at the root is read")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"exclude\": [\"Old\"]}", to: ".sceneql.json")
    #expect(try Configuration.load(root: folder.path).exclude.patterns.map(\.text) == ["Old"])
  }

  @Test("A link, a folder and a pipe in its place are refused, and nothing waits")
  func notAFile() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/.sceneql.json"
    try folder.write("{}", to: "real.json")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    #expect(throws: ConfigurationError.self) { try Configuration.load(root: folder.path) }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: ConfigurationError.self) { try Configuration.load(root: folder.path) }
    try FileManager.default.removeItem(atPath: path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: ConfigurationError.self) { try Configuration.load(root: folder.path) }
  }
}
