import Audit
import Foundation
import Testing

@testable import FlowDiff

@Suite("The forms of a difference")
struct DifferenceFormatTests {
  private typealias Sample = SampleFlow

  private let renamed = FlowDifference(
    old: FlowSnapshot(scenes: [Sample.scene(1, "a", label: "A", identifier: "x")]),
    new: FlowSnapshot(
      scenes: [Sample.scene(1, "a", label: "A"), Sample.scene(2, "b", label: "B")], unread: ["C.xib": "no rights"]))

  @Test("text gives each change a line with its sign and place")
  func text() {
    #expect(
      DifferenceFormat.text.text(of: renamed, old: "1", new: "2") == """
        Scenes:
          ~ 'A' in 'Main': identifier 'x' is now none (Main.storyboard:1)
          + 'B' in 'Main' (Main.storyboard:2)
        Identifiers:
          - scene identifier 'x' (Main.storyboard:1)

        """)
    let none = FlowDifference(old: FlowSnapshot(), new: FlowSnapshot())
    #expect(DifferenceFormat.text.text(of: none, old: "1", new: "2") == "no difference\n")
  }

  @Test("Markdown names what was compared, what could not be, and each change")
  func markdown() {
    #expect(
      DifferenceFormat.markdown.text(of: renamed, old: "main", new: "topic") == """
        ## UI flow: `main` to `topic`

        **Not compared:**

        - `C.xib` could not be read in `topic`: no rights

        ### Scenes (2)

        - changed: 'A' in 'Main'; identifier `x` → none (`Main.storyboard:1`)
        - added: 'B' in 'Main' (`Main.storyboard:2`)

        ### Identifiers (1)

        - removed: scene identifier 'x' (`Main.storyboard:1`)

        """)
  }

  @Test("Markdown stays short")
  func capsMarkdown() {
    let scenes = (1...25).map { Sample.scene($0, "o\($0)", label: "S\($0)") }
    let difference = FlowDifference(old: FlowSnapshot(), new: FlowSnapshot(scenes: scenes))
    let page = DifferenceFormat.markdown.text(of: difference, old: "1", new: "2")
    #expect(page.contains("'S20'") && !page.contains("'S21'") && page.hasSuffix("\n- and 5 more\n"))
  }

  @Test("JSON has every section and every detail")
  func json() throws {
    let text = DifferenceFormat.json.text(of: renamed, old: "main", new: "topic")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(value["version"] as? Int == 1 && value["old"] as? String == "main")
    for section in FlowDifference.Section.allCases { #expect(value[section.rawValue] is [Any]) }
    let scene = try #require((value["scenes"] as? [[String: Any]])?.first)
    #expect(scene["change"] as? String == "changed" && scene["line"] as? Int == 1)
    let detail = try #require((scene["details"] as? [[String: Any]])?.first)
    #expect(detail["old"] as? String == "x" && detail["new"] is NSNull)
    #expect(value["problems"] as? [[String: String]] == [["path": "C.xib", "message": "no rights", "side": "new"]])
  }

  @Test("hostile names are harmless in each form", arguments: DifferenceFormat.allCases)
  func hostileNames(_ format: DifferenceFormat) {
    let name = "<script>`|\"\u{202e}\u{1b}[31m\n# x" + String(repeating: "y", count: 10_000)
    let scene = Sample.scene(1, name, label: name, storyboard: name, identifier: name)
    let text = format.text(
      of: FlowDifference(old: FlowSnapshot(), new: FlowSnapshot(scenes: [scene])), old: name, new: "x")
    #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isHarmful })
    #expect(!text.contains("\n# x"))
    // In Markdown, what stands between backticks is shown as it is.
    if format == .markdown {
      #expect(text.contains("'&lt;script&gt;") && !text.contains("'<") && text.utf8.count < 5000)
    }
  }
}
