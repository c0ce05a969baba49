import Testing

@testable import FlowIndex

@Suite("How the text of a link is taken apart")
struct LinkPatternTests {
  @Test("names stand where the pattern has them")
  func names() {
    let pattern = LinkPattern("{scene}@{storyboard}")
    #expect(pattern.read("Detail@Main") == LinkNames(storyboard: "Main", scene: "Detail"))
    #expect(pattern.read("@Main") == LinkNames(storyboard: "Main", scene: ""))
    #expect(pattern.read("@Main").identifier == nil)
    #expect(LinkPattern("{storyboard}").read("Main") == LinkNames(storyboard: "Main"))
  }

  @Test("a missing separator leaves out what would follow it")
  func missingSeparator() {
    var lacking = LinkNames(scene: "Detail")
    lacking.missingText = "@"
    #expect(LinkPattern("{scene}@{storyboard}").read("Detail") == lacking)
    #expect(LinkPattern("{storyboard}@{scene}").read("Main").storyboard == "Main")
    #expect(LinkPattern("{scene}@{storyboard}:{ignored}").read("Detail@Main").storyboard == "Main")
  }

  @Test("what follows a second separator is dropped, and ignored text has no meaning")
  func furtherText() {
    #expect(LinkPattern("{scene}@{storyboard}").read("Detail@Main@2").storyboard == "Main")
    #expect(LinkPattern("{scene}@{storyboard}:{ignored}").read("Detail@Main:7").storyboard == "Main")
  }

  @Test("plain text at the beginning must be there")
  func prefix() {
    let pattern = LinkPattern("open:{storyboard}/{scene}")
    #expect(pattern.read("open:Main/Detail") == LinkNames(storyboard: "Main", scene: "Detail"))
    #expect(pattern.read("Main/Detail").storyboard == nil)
  }

  @Test("names are written back in the order of the pattern")
  func writing() {
    #expect(LinkPattern("{scene}@{storyboard}:{ignored}").write(scene: "D", storyboard: "M") == "D@M")
    #expect(LinkPattern("{scene}@{storyboard}").write(scene: "", storyboard: "M") == "@M")
    #expect(LinkPattern("{storyboard}@{scene}").write(scene: "D", storyboard: "M") == "M@D")
    #expect(LinkPattern("{storyboard}@{scene}").write(scene: "", storyboard: "M") == "M")
  }
}
