import Foundation
import Testing

@Suite("sceneql graph")
struct GraphCommandTests {
  private let app: BookshelfCopy

  init() throws {
    app = try BookshelfCopy.shared.get()
  }

  @Test("draws every storyboard as svg unless another format is asked for")
  func drawsMap() throws {
    let run = try app.run(["graph"])
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("<svg "))
    for name in ["Main", "Reading", "Settings", "LaunchScreen"] { #expect(run.output.contains(">\(name)</text>")) }
    #expect(run.output.contains("scene screen unreachable"))
  }

  @Test("writes dot, mermaid and json with the ways from screen to screen")
  func writesGraphs() throws {
    let dot = try app.run(["graph", "--format", "dot"])
    #expect(dot.output.hasPrefix("digraph flow {\n") && dot.output.hasSuffix("}\n"))
    #expect(dot.output.contains("[label=\"showDetail\""))
    let mermaid = try app.run(["graph", "--format", "mermaid"])
    #expect(mermaid.output.hasPrefix("flowchart LR\n") && mermaid.output.contains("-->|\"showDetail\"| scene"))
    let json = try app.run(["graph", "--format", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((document?["storyboards"] as? [Any])?.count == 4)
  }

  @Test("takes a part: what is near a scene, or one storyboard")
  func selectsParts() throws {
    let near = try app.run(["graph", "--format", "dot", "--from", "SettingsController", "--depth", "1"])
    #expect(near.output.contains("About") && near.output.contains("Reading Goal"))
    #expect(!near.output.contains("Archive"))
    let board = try app.run(["graph", "--format", "dot", "--storyboard", "Reading"])
    #expect(board.output.contains("Statistics") && !board.output.contains("Archive"))
  }

  @Test("names the nearest storyboard or scene for a wrong one, and exits 2")
  func namesNearest() throws {
    let board = try app.run(["graph", "--storyboard", "Setings"])
    #expect(board.code == 2 && board.errors.contains("did you mean 'Settings'?"))
    let scene = try app.run(["graph", "--from", "BookDetialController"])
    #expect(scene.code == 2 && scene.errors.contains("did you mean 'BookDetailController'?"))
    let depth = try app.run(["graph", "--depth", "2"])
    #expect(depth.code == 2 && depth.errors.contains("'--depth' counts from a scene"))
  }
}
