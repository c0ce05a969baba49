import Testing

@testable import FlowIndex

@Suite("The search for words")
struct WordSearchTests {
  private func matches(_ text: String, _ words: String...) -> Bool {
    WordSearch(words.map { Array($0.utf8) }).matches(Array(text.utf8))
  }

  @Test("A word is found at the start, in the middle, at the end and as the whole text")
  func places() {
    for text in ["make(x)", "a.make(x)", "x = make", "make"] { #expect(matches(text, "make")) }
  }

  @Test("A part of a longer word is no word")
  func partsOfWords() {
    for text in ["makes", "remake", "_make", "make1", "makeé", "ma ke", ""] { #expect(!matches(text, "make")) }
  }

  @Test("Any of several words will do, also with one first letter")
  func severalWords() {
    #expect(matches("a present b", "push", "pop", "present"))
    #expect(!matches("a presenter b", "push", "pop", "present"))
  }

  @Test("Without words nothing is found")
  func noWords() {
    #expect(!WordSearch([]).matches(Array("make".utf8)))
    #expect(!WordSearch([[]]).matches(Array("make".utf8)))
  }
}
