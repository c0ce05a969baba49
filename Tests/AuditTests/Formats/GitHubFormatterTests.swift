import Testing

@testable import Audit

@Suite("Findings as GitHub annotations")
struct GitHubFormatterTests {
  @Test("a finding is one command, its related places are lines of its message")
  func plain() {
    let text = GitHubFormatter().text(of: SampleReport.report())
    #expect(
      text == """
        ::error file=App/List.swift,line=12,col=5,title=unknown-segue-identifiers::no segue 'showDetial' leaves \
        'Book List' (BookListController); did you mean 'showDetail'?%0AApp/Main.storyboard:20: this is the scene

        """)
  }

  @Test("no name can end the command or begin another")
  func hostile() {
    let text = GitHubFormatter().text(of: SampleReport.report([SampleReport.hostile]))
    #expect(text.hasPrefix("::notice file=A%2Cb%3Ac/<x> & \"y\""))
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("<script>%25]]>\\n::error::x"))
  }

  @Test("a file that could not be read is an error")
  func problems() {
    let text = GitHubFormatter().text(of: SampleReport.report([], problems: [SampleReport.problem]))
    #expect(text == "::error file=Bad.storyboard,title=unread file::line 3: merge conflict\n")
  }
}
