import Testing

@Suite("sceneql list, scene, path, uses and schema")
struct NavigationCommandTests {
  private let app: BookshelfCopy

  init() throws {
    app = try BookshelfCopy.shared.get()
  }

  @Test("list without a name lists the listings, and every one of them can be listed")
  func listsListings() throws {
    let names = try app.run(["list"]).lines.dropFirst().compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(names.contains("scenes") && names.contains("segues") && names.contains("storyboards"))
    for name in names {
      let run = try app.run(["list", name])
      #expect(run.code == 0 && !run.lines.isEmpty, "\(name): \(run.errors)")
    }
  }

  @Test("list names the nearest listing for a wrong one, and exits 2")
  func namesNearestListing() throws {
    let run = try app.run(["list", "scene"])
    #expect(run.code == 2 && run.errors == "sceneql: error: there is no listing 'scene'; did you mean 'scenes'?\n")
  }

  @Test("scene tells what it is, where from, where to and who names it")
  func showsScene() throws {
    let run = try app.run(["scene", "BookDetailController"])
    let parts = run.lines.dropFirst().compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(Set(parts) == ["scene", "way in", "way out", "named by"])
    #expect(run.lines[1].hasPrefix("scene\tBook in Main\tviewController, BookDetailController, reachable in 3 steps\t"))
  }

  @Test("path leads from the start of the app into a linked storyboard")
  func showsPath() throws {
    let run = try app.run(["path", "StatisticsController"])
    #expect(run.code == 0 && run.lines.count == 5)
    #expect(run.lines.last?.contains("Statistics@Reading") == true)
    let steps = try app.run(["path", "Books", "BookPreviewController"])
    #expect(steps.lines.count == 3)
  }

  @Test("path says on stderr that no way leads there")
  func saysThatThereIsNoPath() throws {
    let run = try app.run(["path", "Books", "Archive"])
    #expect(run.code == 0 && run.lines.count == 1)
    #expect(run.errors == "sceneql: no way leads from 'Books' to 'Archive'\n")
  }

  @Test("scene and path name the nearest scene for a wrong one, and exit 2", arguments: ["scene", "path"])
  func namesNearestScene(command: String) throws {
    let run = try app.run([command, "BookDetialController"])
    #expect(run.code == 2)
    #expect(
      run.errors == "sceneql: error: there is no scene 'BookDetialController'; did you mean 'BookDetailController'?\n")
  }

  @Test("uses names the storyboard and the code")
  func showsUses() throws {
    let run = try app.run(["uses", "showReviews"])
    #expect(run.output.contains("Bookshelf/Base.lproj/Main.storyboard"))
    #expect(run.output.contains("Bookshelf/Books/BookDetailController.swift"))
  }

  @Test("schema shows the columns of a table with their comments")
  func showsSchema() throws {
    let run = try app.run(["schema", "scenes"])
    #expect(run.lines.first == "table\tkind\tcolumn\ttype\tcomment")
    #expect(run.lines.contains { $0.hasPrefix("scenes\ttable\tidentifier\ttext\twhat code uses to make it") })
    let wrong = try app.run(["schema", "scens"])
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean 'scenes'?"))
  }
}
