import Testing

@testable import FlowIndex

@Suite("Listings")
struct ListingQueriesTests {
  private func rows(_ listing: String, _ columns: String...) throws -> [String] {
    try IndexedApp.bookshelf().rows("listings/\(listing).sql", columns: columns)
  }

  @Test("scenes are listed with their state and the ways that lead in and out")
  func scenes() throws {
    #expect(
      try rows("scenes", "storyboard", "scene", "identifier", "state", "ways_in", "ways_out") == [
        "Main|Books||reachable|2|4", "Main|BookDetail|Detail|reachable|1|1",
        "Main|viewControllerPlaceholder||reference|1|0", "Settings|viewController||reachable|1|0",
        "Settings|viewController|About|reachable|1|0", "Settings|viewController|Lost|unreachable|0|0",
      ])
  }

  @Test("segues are listed with what they lead to, through references")
  func segues() throws {
    #expect(
      try rows("segues", "scene", "kind", "identifier", "destination", "unwind_action", "manual", "line") == [
        "Books|show|showDetail|BookDetail||0|6", "Books|presentation|settings|viewController||1|8",
        "BookDetail|unwind|||closeWithSegue:|1|12",
      ])
  }

  @Test("storyboards, entry points and identifiers are listed with their counts")
  func others() throws {
    #expect(
      try rows("storyboards", "storyboard", "platform", "scenes", "storyboard_references", "initial_scene") == [
        "Main|iOS|3|1|Books", "Settings|iOS|3|0|viewController",
      ])
    #expect(
      try rows("entry-points", "setting", "storyboard", "state", "scene", "path", "line") == [
        "UIMainStoryboardFile|Main|found|Books|Info.plist|3"
      ])
    let identifiers = try rows("identifiers", "kind", "identifier", "uses", "path", "line")
    #expect(
      identifiers == [
        "scene|About|1|Settings.storyboard|5", "scene|Detail|0|Main.storyboard|11",
        "scene|Lost|0|Settings.storyboard|6",
        "segue|settings|1|Main.storyboard|8", "segue|showDetail|0|Main.storyboard|6",
      ])
  }

  @Test("references in code and ways are listed in their order")
  func referencesAndFlows() throws {
    let references = try rows("references", "kind", "storyboard", "identifier", "resolution", "code", "path", "line")
    #expect(
      references == [
        "perform_segue||settings|literal|BookList.openSettings|BookList.swift|5",
        "instantiate|Settings|About|literal|BookList.openAbout|BookList.swift|8",
        "storyboard|Settings||literal|BookList.openAbout|BookList.swift|8",
      ])
    #expect(
      try rows("flows", "from_scene", "via", "to_scene", "certainty") == [
        "|entry|Books|certain", "Books|segue|BookDetail|certain", "Books|segue|viewControllerPlaceholder|certain",
        "Books|reference|viewController|certain", "Books|code|viewController|certain", "BookDetail|unwind|Books|likely",
      ])
  }
}
