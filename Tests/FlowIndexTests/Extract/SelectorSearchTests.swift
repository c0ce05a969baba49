import CodeFacts
import Testing

@testable import FlowIndex

@Suite("Places that name a selector")
struct SelectorSearchTests {
  private func names(_ text: String) -> [String] {
    SelectorSearch.selectors(in: Array(text.utf8)).map(\.name)
  }

  @Test("selector expressions of both languages give the name before the first colon")
  func expressions() {
    #expect(names("#selector(save)") == ["save"])
    #expect(names("#selector(Some.Controller.save(_:for:))") == ["save"])
    #expect(names("#selector(self.child?.`default`(_:))") == ["default"])
    #expect(names("#selector(getter: title)") == ["title"])
    #expect(names("@selector(save:for:)") == ["save"])
    #expect(names("@selector(reload)") == ["reload"])
  }

  @Test("a string that ends with a colon is a selector, and any other is not")
  func strings() {
    #expect(names(#"Selector("save:")"#) == ["save"])
    #expect(names(#"NSSelectorFromString(@"saveAll:for:")"#) == ["saveAll"])
    #expect(names(#"print("save")"#).isEmpty)
    #expect(names(#"print("The name is:")"#).isEmpty)
    #expect(names(#"print(":")"#).isEmpty)
  }

  @Test("other words that end in selector, and lines that are comments, name none")
  func lookAlikes() {
    #expect(names("myselector(save)").isEmpty)
    #expect(names("selector(save)").isEmpty)
    #expect(names("  // #selector(save)\nlet a = 1").isEmpty)
    #expect(names("#selector(").isEmpty)
  }

  @Test("the place is that of the name")
  func positions() {
    let found = SelectorSearch.selectors(in: Array("let a = 1\n  b = #selector(C.save)\nd(\"go:\")".utf8))
    #expect(
      found == [
        SelectorFact(name: "save", position: SourcePosition(line: 2, column: 19)),
        SelectorFact(name: "go", position: SourcePosition(line: 3, column: 4)),
      ])
  }
}
