import Foundation
import TestSupport
import Testing

@Suite("sceneql index")
struct IndexCommandTests {
  @Test("names a file that cannot be read, indexes the others and exits 2, or 0 with --allow-partial")
  func namesUnreadFiles() throws {
    let app = try BookshelfCopy()
    try "<document><scenes>".write(toFile: "\(app.root)/Broken.storyboard", atomically: true, encoding: .utf8)
    let run = try app.run(["index"])
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.hasPrefix("sceneql: warning: Broken.storyboard: "))
    #expect(run.errors.contains("; 1 could not be read\n"))
    #expect(try app.run(["index", "--allow-partial"]).code == 0)
    let storyboards = try app.run(["sql", "select count(*) as n from storyboards"])
    #expect(storyboards.output == "n\n4\n")
  }

  @Test("tells what it read and what it left out, unless it is to be quiet")
  func tellsWhatItRead() throws {
    let app = try BookshelfCopy()
    let pods = URL(fileURLWithPath: "\(app.root)/Pods/Kit")
    try FileManager.default.createDirectory(at: pods, withIntermediateDirectories: true)
    try "class A {}".write(to: pods.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let run = try app.run(["index", "--rebuild"])
    #expect(
      run.errors == """
        indexed 26 files: 4 storyboard, 21 swift, 1 plist
        left out: 1 by default (Pods 1); "include" brings them back

        """)
    #expect(try app.run(["index", "--quiet"]).errors == "")
  }

  @Test("says so where nothing has changed, and how long each stage took where it is asked")
  func tellsThatNothingChanged() throws {
    let app = try BookshelfCopy()
    _ = try app.run(["index"])
    let run = try app.run(["index", "--timings"])
    #expect(run.code == 0)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("nothing changed since 20") == true)
    #expect(lines.first?.hasSuffix("Z; 26 files") == true)
    #expect(lines.last?.hasPrefix("milliseconds: discover ") == true)
  }

  @Test("takes the root and the place of the index from the command line")
  func takesRootAndPlace() throws {
    let app = try BookshelfCopy()
    let elsewhere = try TemporaryFolder()
    let index = "\(elsewhere.path)/app.db"
    #expect(try BuiltTool.run(["index", app.root, "--db", index], in: elsewhere.path).code == 0)
    let run = try BuiltTool.run(["sql", "select count(*) as n from files", "--db", index], in: elsewhere.path)
    #expect(run.output == "n\n26\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).contains("app.db"))
  }

  @Test("exits 2 for a root that is not there, and for a file that is no index")
  func refusesWrongPlaces() throws {
    let folder = try TemporaryFolder()
    let missing = try BuiltTool.run(["index", "nowhere"], in: folder.path)
    #expect(missing.code == 2 && missing.errors.contains("nowhere"))
    try folder.write("precious", to: "notes.txt")
    let foreign = try BuiltTool.run(["index", ".", "--db", "notes.txt"], in: folder.path)
    #expect(foreign.code == 2)
    #expect(try String(contentsOfFile: "\(folder.path)/notes.txt", encoding: .utf8) == "precious")
  }

  @Test("names a mistake in the configuration with its line")
  func namesConfigurationMistakes() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\n  \"exlude\": []\n}\n", to: ".sceneql.json")
    let run = try BuiltTool.run(["index"], in: folder.path)
    #expect(run.code == 2)
    #expect(run.errors.contains(".sceneql.json:2:3: unknown key 'exlude'; did you mean 'exclude'?"))
  }
}
