import Foundation
import TestSupport
import Testing

@Suite("What a hostile app puts into answers")
struct InertOutputTests {
  private static let app = Result { try hostileApp() }
  private let root: TemporaryFolder

  init() throws {
    root = try Self.app.get()
  }

  /// An app whose names try to be commands: of the terminal, of a spreadsheet, of Markdown, of GitHub Actions.
  private static func hostileApp() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let name =
      "=cmd|' /C calc'!A0 &#27; \u{202E}evil\u{2066} &lt;script&gt;alert(1)&lt;/script&gt; | `x` [y](javascript:z)"
    try folder.write(
      """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" userLabel="\(name.split(separator: "&#27;").joined(separator: "\u{85}"))" \
      customClass="Gone%0A::error::x" sceneMemberID="viewController"><connections>
      <segue destination="nowhere" kind="show" identifier="i&#10;::error::y" id="g"/>
      <outlet property="p&#13;::stop-commands::z" destination="a" id="o"/>
      </connections></viewController></objects></scene></scenes></document>
      """, to: "::error::\u{1B}[2J\u{202E}\n::warning::.storyboard")
    try folder.write("class A {}", to: "a\u{9B}31m\u{7F}.swift")
    try folder.write("<document", to: "broken\u{1B}]0;title\u{7}.xib")
    _ = try BuiltTool.run(["index", "--allow-partial"], in: folder.path)
    return folder
  }

  private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test(
    "no control character and no mark that turns text reaches a terminal, in any format, on stdout or stderr",
    arguments: [
      ["index"], ["index", "--quiet"], ["audit"], ["audit", "--format", "json"], ["audit", "--format", "sarif"],
      ["audit", "--format", "github"], ["audit", "--format", "markdown"], ["audit", "--format", "checkstyle"],
      ["list", "scenes"], ["list", "scenes", "--format", "table"], ["list", "segues", "--format", "markdown"],
      ["list", "indexed-files", "--format", "tsv"], ["list", "indexed-files", "--format", "json"],
      ["list", "indexed-files", "--format", "ndjson"], ["scene", "a"], ["uses", "p"], ["path", "\u{1B}[2J"],
      ["sql", "select '\u{1B}[2J' as '\u{202E}'"], ["sql", "\u{1B}[2J"], ["sql", "-f", "\u{9B}2J"], ["\u{1B}[2J"],
      ["audit", "\u{202E}"], ["--\u{1B}"], ["sql", "select 1", "--db", "\u{1B}[2J"], ["nightly"],
    ])
  func harmless(words: [String]) throws {
    let run = try BuiltTool.run(words, in: root.path)
    #expect(!run.output.unicodeScalars.contains(where: isHarmful), "\(run.output.debugDescription)")
    #expect(!run.errors.unicodeScalars.contains(where: isHarmful), "\(run.errors.debugDescription)")
  }

  @Test("no line of a log begins with a command for GitHub Actions but our own", arguments: ["text", "github"])
  func noForeignCommands(format: String) throws {
    let run = try BuiltTool.run(["audit", "--format", format], in: root.path)
    let commands = run.lines.filter { $0.drop { $0 == " " }.hasPrefix("::") }
    let own = ["::error file=", "::warning file=", "::notice file="]
    #expect(commands.allSatisfy { command in format == "github" && own.contains { command.hasPrefix($0) } })
    #expect(format == "text" || !commands.isEmpty)
    #expect(!run.lines.isEmpty)
  }

  @Test("the files of a report are as harmless")
  func report() throws {
    _ = try BuiltTool.run(["nightly", "--output", "report"], in: root.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(root.path)/report")
    #expect(names.count >= 3)
    for name in names {
      let text = try String(contentsOfFile: "\(root.path)/report/\(name)", encoding: .utf8)
      #expect(!text.unicodeScalars.contains(where: isHarmful), "\(name)")
      // JSON holds the text as it is; what people read as a page does not.
      let isPage = name.hasSuffix(".md") || name.hasSuffix(".html")
      #expect(!isPage || !text.contains("<script>alert"), "\(name)")
    }
  }

  @Test("csv is quoted, and with --csv-safe no cell is a formula")
  func spreadsheet() throws {
    let statement = "select label, 'a,\"b\"' as b from scenes order by id"
    let plain = try BuiltTool.run(["sql", statement, "--format", "csv"], in: root.path)
    #expect(plain.output.hasPrefix("label,b\r\n=cmd|"))
    #expect(plain.output.contains(",\"a,\"\"b\"\"\"\r\n"))
    let safe = try BuiltTool.run(["sql", statement, "--format", "csv", "--csv-safe"], in: root.path)
    #expect(safe.output.hasPrefix("label,b\r\n'=cmd|"))
  }
}
