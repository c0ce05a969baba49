import Testing

@testable import Audit

@Suite("duplicate-scene-identifiers")
struct DuplicateSceneIdentifiersTests {
  private func scene(_ id: String, _ identifier: String, title: String) -> String {
    StoryboardText.scene(id, "viewController", "title=\"\(title)\" storyboardIdentifier=\"\(identifier)\"")
  }

  @Test("the second scene of an identifier is told, with the first")
  func duplicate() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(
        scene("a", "Detail", title: "One"), scene("b", "Detail", title: "Two"))
    ])
    let findings = try app.findings("duplicate-scene-identifiers")
    #expect(findings.map(\.message) == ["'Two' has the identifier 'Detail', which 'One' in 'Main' has too"])
    #expect(findings.first?.severity == .error)
    #expect(findings.first?.line == 5)
    #expect(findings.first?.related.first?.line == 4)
  }

  @Test("other cases, other storyboards and empty identifiers are no duplicates")
  func lookAlikes() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(
        scene("a", "Detail", title: "One"), scene("b", "detail", title: "Two"), scene("c", "", title: "Three"),
        scene("d", "", title: "Four")),
      "Other.storyboard": StoryboardText.document(scene("a", "Detail", title: "One")),
    ])
    #expect(try app.messages("duplicate-scene-identifiers").isEmpty)
  }
}

@Suite("unused-scene-identifiers")
struct UnusedSceneIdentifiersTests {
  @Test("an identifier that nobody uses is told")
  func unused() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(
        StoryboardText.scene("a", "viewController", "title=\"Old\" storyboardIdentifier=\"Old\""))
    ])
    let findings = try app.findings("unused-scene-identifiers")
    #expect(findings.map(\.message) == ["nothing uses the identifier 'Old' of 'Old' in 'Main'"])
    #expect(findings.first?.severity == .note)
  }

  @Test("code, a reference, and code that is only known at run time use an identifier")
  func lookAlikes() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(
        StoryboardText.scene("a", "viewController", "storyboardIdentifier=\"ByCode\""),
        StoryboardText.scene(
          "r", "viewControllerPlaceholder", "storyboardName=\"Other\" referencedIdentifier=\"ByReference\"")),
      "Other.storyboard": StoryboardText.document(
        StoryboardText.scene("b", "viewController", "storyboardIdentifier=\"ByReference\"")),
      "Third.storyboard": StoryboardText.document(
        StoryboardText.scene("c", "viewController", "storyboardIdentifier=\"Perhaps\"")),
      "Open.swift": """
      func open(_ names: [String]) {
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "ByCode")
        _ = UIStoryboard(name: "Third", bundle: nil).instantiateViewController(withIdentifier: names[3])
      }
      """,
    ])
    #expect(try app.messages("unused-scene-identifiers").isEmpty)
  }

  @Test("state restoration uses an identifier that is the restoration identifier too, where the app asks for it")
  func restoration() throws {
    func app(_ method: String) throws -> SmallApp {
      try SmallApp([
        "Main.storyboard": StoryboardText.document(
          StoryboardText.scene(
            "a", class: "List", "storyboardIdentifier=\"List\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")),
        "App.swift": """
        class List: UIViewController {}
        class AppDelegate: NSObject, UIApplicationDelegate {
          func application(_ application: UIApplication, \(method) coder: NSCoder) -> Bool { true }
        }
        """,
      ])
    }
    #expect(try app("shouldSaveApplicationState").messages("unused-scene-identifiers").isEmpty)
    #expect(try app("willEncodeRestorableStateWith").messages("unused-scene-identifiers").count == 1)
  }

  @Test("where no class of the storyboard is declared, its code is not here to be asked")
  func otherLanguages() throws {
    let app = try SmallApp([
      "Main.storyboard": StoryboardText.document(
        StoryboardText.scene("a", class: "ListController", "storyboardIdentifier=\"List\""),
        StoryboardText.scene("b", "viewController", "storyboardIdentifier=\"Detail\"")),
      "Tool.swift": "class Tool {}",
    ])
    #expect(try app.messages("unused-scene-identifiers").isEmpty)
  }
}

@Suite("variant-mismatches")
struct VariantMismatchesTests {
  private func copy(_ identifier: String, initial: String = "a") -> String {
    StoryboardText.document(
      initial: initial, StoryboardText.scene("a", "viewController", "title=\"First\""),
      StoryboardText.scene("b", "tableViewController", "storyboardIdentifier=\"\(identifier)\""))
  }

  @Test("what one copy has and the other lacks is told on the one that lacks it")
  func differs() throws {
    let app = try SmallApp([
      "Base.lproj/Main.storyboard": copy("Detail"), "de.lproj/Main.storyboard": copy("", initial: "b"),
    ])
    let findings = try app.findings("variant-mismatches")
    #expect(
      findings.map(\.message) == [
        "'Base.lproj/Main.storyboard' has another initial scene, 'First', as 'de.lproj/Main.storyboard' has",
        "'de.lproj/Main.storyboard' has another initial scene, 'tableViewController', as 'Base.lproj/Main.storyboard' has",
        "'de.lproj/Main.storyboard' has no scene 'Detail', as 'Base.lproj/Main.storyboard' has",
      ])
  }

  @Test("equal copies and storyboards of one name in other folders agree")
  func lookAlikes() throws {
    let app = try SmallApp([
      "Base.lproj/Main.storyboard": copy("Detail"), "de.lproj/Main.storyboard": copy("Detail"),
      "Other/de.lproj/Main.storyboard": copy("Other"),
    ])
    #expect(try app.messages("variant-mismatches").isEmpty)
  }

  @Test("copies for a device may differ, but for what code asks for by name")
  func devices() throws {
    let app = try SmallApp([
      "Main.storyboard": copy("Detail"), "Main~ipad.storyboard": copy("Popover", initial: "b"),
      "Far/Main~ipad.storyboard": copy("Other"),
      "List.swift": """
      func go() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Detail") }
      """,
    ])
    let findings = try app.findings("variant-mismatches")
    #expect(
      findings.map(\.message) == [
        "'Main~ipad.storyboard' has no scene 'Detail', which code makes, as 'Main.storyboard' has"
      ])
    #expect(findings.first?.severity == .note)
  }
}
