import Testing

@testable import FlowIndex

@Suite("Which storyboards and scenes a name means")
struct StoryboardCatalogTests {
  @Test("two apps in one tree with equal names: each file means the storyboard of its own project")
  func twoApps() {
    var app = AppFixture()
    app.storyboard("One/Main.storyboard", scope: "One", scenes: [])
    app.storyboard("Two/Main.storyboard", scope: "Two", scenes: [])
    let one = app.source("One/Sources/A.swift", scope: "One")
    let two = app.source("Two/Sources/A.swift", scope: "Two")
    let outside = app.source("A.swift")
    let catalog = StoryboardCatalog(rows: app.interfaceRows())
    #expect(catalog.storyboards(named: "Main", near: one) == [1])
    #expect(catalog.storyboards(named: "Main", near: two) == [2])
    #expect(catalog.storyboards(named: "Main", near: outside) == [1, 2])
    #expect(catalog.storyboards(named: "main", near: one) == [])
  }

  @Test("within one project the nearest folder is meant, and all of the project can be asked for")
  func nearestFolder() {
    var app = AppFixture()
    app.storyboard("iOS/Main.storyboard", scenes: [])
    app.storyboard("Share/Main.storyboard", scenes: [])
    let share = app.source("Share/A.swift")
    let catalog = StoryboardCatalog(rows: app.interfaceRows())
    #expect(catalog.storyboards(named: "Main", near: share) == [2])
    #expect(catalog.storyboards(named: "Main", inProjectOf: share) == [2, 1])
  }

  @Test("localised copies and device variants of one name are one storyboard")
  func copies() {
    var app = AppFixture()
    app.storyboard("App/Base.lproj/Main.storyboard", scenes: [scene("a", identifier: "List")])
    app.storyboard("App/fr.lproj/Main.storyboard", scenes: [scene("a", identifier: "List")])
    app.storyboard("App/Main~ipad.storyboard", scenes: [scene("p", identifier: "List")])
    app.storyboard("App/Other.storyboard", scenes: [])
    let source = app.source("App/A.swift")
    let catalog = StoryboardCatalog(rows: app.interfaceRows())
    #expect(catalog.storyboards(named: "Main", near: source) == [1, 2, 3])
    #expect(catalog.copies(of: 2) == [1, 2, 3])
    #expect(catalog.copies(of: 4) == [4])
    #expect(catalog.scenes(identified: "List", in: [1, 2, 3]) == [1, 2, 3])
    #expect(catalog.counterparts(of: 3) == [1, 2])
  }

  @Test("a device variant in a folder of its own joins the storyboard of its name; a second target does not")
  func deviceVariantElsewhere() {
    var app = AppFixture()
    app.storyboard("App/iPad/Main~ipad.storyboard", scenes: [])
    app.storyboard("App/iPhone/Main~iphone.storyboard", scenes: [])
    app.storyboard("Widget/Main.storyboard", scenes: [])
    let source = app.source("App/A.swift")
    let catalog = StoryboardCatalog(rows: app.interfaceRows())
    #expect(catalog.copies(of: 1) == [1, 2])
    #expect(catalog.copies(of: 3) == [3])
    #expect(catalog.storyboards(named: "Main", near: source) == [1, 2])
  }

  @Test("counterparts go by identifier, then by object id, then by being initial")
  func counterparts() {
    var app = AppFixture()
    app.storyboard(
      "Base.lproj/Main.storyboard", initial: "c",
      scenes: [scene("a", identifier: "List"), scene("b"), scene("c"), scene("d")])
    app.storyboard(
      "fr.lproj/Main.storyboard", initial: "z",
      scenes: [scene("x", identifier: "List"), scene("b"), scene("z")])
    let catalog = StoryboardCatalog(rows: app.interfaceRows())
    #expect(catalog.counterparts(of: 1) == [5])
    #expect(catalog.counterparts(of: 2) == [6])
    #expect(catalog.counterparts(of: 3) == [7])
    #expect(catalog.counterparts(of: 4) == [])
  }

  @Test("names are compared by their bytes, not by how they look")
  func exactNames() {
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    var app = AppFixture()
    app.storyboard("\(composed).storyboard", scenes: [scene("a", identifier: composed)])
    let source = app.source("A.swift")
    let catalog = StoryboardCatalog(rows: app.interfaceRows())
    #expect(catalog.storyboards(named: composed, near: source) == [1])
    #expect(catalog.storyboards(named: decomposed, near: source) == [])
    #expect(catalog.scenes(identified: decomposed, in: [1]) == [])
  }
}
