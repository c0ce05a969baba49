import Testing

@testable import Audit

@Suite("Findings as text")
struct TextFormatterTests {
  @Test("a finding has the form that Xcode shows in place, and related places follow as notes")
  func plain() {
    let text = TextFormatter().text(of: SampleReport.report())
    #expect(
      text == """
        App/List.swift:12:5: error: no segue 'showDetial' leaves 'Book List' (BookListController); did you mean \
        'showDetail'? [unknown-segue-identifiers]
        App/Main.storyboard:20:1: note: this is the scene

        """)
  }

  @Test("a finding about a whole file stands at its beginning, and harmful characters are shown")
  func hostile() {
    let text = TextFormatter().text(of: SampleReport.report([SampleReport.hostile]))
    #expect(
      text == """
        A,b:c/<x> & "y"\\u{1b}[31m.swift:1:1: note: the scene '\\u{202e}a|b`c`<script>%]]>\\n::error::x' & \\u{9b}31m \
        [unknown-segue-identifiers]

        """)
    #expect(SampleReport.isHarmless(text))
  }

  @Test("a file whose name begins as a command for GitHub Actions does not begin a line")
  func commandLikeName() {
    let finding = Finding(
      rule: "r", severity: .error, path: "::error::x.swift", line: 12, column: 5, message: "m", fingerprint: "f")
    let text = TextFormatter().text(of: SampleReport.report([finding]))
    #expect(text.hasPrefix("./::error::x.swift:12:5: error: "))
  }

  @Test("colours are written only where they are asked for")
  func colors() {
    let text = TextFormatter(isColored: true).text(of: SampleReport.report())
    #expect(text.hasPrefix("\u{1B}[1mApp/List.swift:12:5:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no segue"))
    #expect(!TextFormatter().text(of: SampleReport.report()).contains("\u{1B}"))
  }

  @Test("the line of the source is shown with a mark below the column")
  func excerpts() {
    let sources = FixedSourceLines(lines: ["App/List.swift": [12: "  \tperformSegue()"]])
    let finding = SampleReport.plain
    let text = TextFormatter(excerpts: sources).text(of: SampleReport.report([finding]))
    let lines = text.split(separator: "\n")
    #expect(lines[1] == "      \tperformSegue()")
    #expect(lines[2] == "      \t ^")
  }

  @Test("metrics are a name and a number each")
  func metrics() {
    let report = SampleReport.report([], metrics: [Metric(rule: "summary", name: "scenes", value: 7)])
    #expect(TextFormatter().text(of: report) == "scenes: 7\n")
  }
}

/// Sources that a test knows.
struct FixedSourceLines: SourceLines {
  let lines: [String: [Int: String]]

  func line(_ number: Int, of path: String) -> [UInt8]? {
    lines[path]?[number].map { Array($0.utf8) }
  }
}
