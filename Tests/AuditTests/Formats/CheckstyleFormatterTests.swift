import Foundation
import Testing

@testable import Audit

@Suite("Findings as Checkstyle XML")
struct CheckstyleFormatterTests {
  @Test("findings stand below their file")
  func plain() {
    let text = CheckstyleFormatter().text(of: SampleReport.report(problems: [SampleReport.problem]))
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/List.swift">
            <error line="12" column="5" severity="error" message="no segue &apos;showDetial&apos; leaves \
        &apos;Book List&apos; (BookListController); did you mean &apos;showDetail&apos;?" \
        source="sceneql.unknown-segue-identifiers"/>
          </file>
          <file name="Bad.storyboard">
            <error line="1" column="1" severity="error" message="line 3: merge conflict" source="sceneql.unread-file"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("hostile names leave the XML whole, and notes are infos")
  func hostile() {
    let text = CheckstyleFormatter().text(of: SampleReport.report([SampleReport.hostile]))
    #expect(text.contains("name=\"A,b:c/&lt;x&gt; &amp; &quot;y&quot;\\u{1b}[31m.swift\""))
    #expect(text.contains("severity=\"info\""))
    #expect(text.contains("&lt;script&gt;%]]&gt;\\n::error::x"))
    #expect(SampleReport.isHarmless(text))
  }

  @Test("characters that XML forbids are shown")
  func forbidden() {
    #expect("\u{FFFE}\u{0}".xmlText == "\\u{fffe}\\u{0}")
  }
}
