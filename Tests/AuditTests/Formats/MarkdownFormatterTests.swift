import Testing

@testable import Audit

@Suite("Findings as Markdown")
struct MarkdownFormatterTests {
  @Test("findings are a table below the counts")
  func plain() {
    let text = MarkdownFormatter().text(of: SampleReport.report([SampleReport.plain]))
    #expect(
      text == """
        **1 error**

        | severity | place | finding | rule |
        | --- | --- | --- | --- |
        | error | `App/List.swift:12` | no segue 'showDetial' leaves 'Book List' (BookListController); did you mean \
        'showDetail'?<br>`App/Main.storyboard:20`: this is the scene | unknown-segue-identifiers |

        """)
  }

  @Test("nothing in a name is markup, and each finding stays on its row")
  func hostile() {
    let text = MarkdownFormatter().text(of: SampleReport.report([SampleReport.hostile]))
    #expect(text.contains("the scene '\\\\u{202e}a\\|b\\`c\\`&lt;script&gt;%\\]\\]&gt;\\\\n::error::x' &amp; "))
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test("an audit that finds nothing says so")
  func empty() {
    #expect(MarkdownFormatter().text(of: AuditReport(root: ".")) == "**No findings**\n")
  }

  @Test("code with backticks is fenced by more of them")
  func code() {
    #expect("a`b``c|d".markdownCode == "``` a`b``c\\|d ```")
  }
}
