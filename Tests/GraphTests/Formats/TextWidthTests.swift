import Testing

@testable import Graph

@Suite("The width of a text")
struct TextWidthTests {
  @Test("is the sum of its letters")
  func sumsLetters() {
    // W is 944 and i 222 thousandths of the size.
    #expect(TextWidth.width(of: "Wi", size: 10) == 11.66)
    #expect(TextWidth.width(of: "", size: 10) == 0)
  }

  @Test("decides how much of it is shown, with an ellipsis for the rest")
  func cutsTexts() {
    #expect(TextWidth.cut("Books", to: 100, size: 10) == "Books")
    // Each m is 8.33 wide and the ellipsis 10.
    #expect(TextWidth.cut("mmmmmm", to: 30, size: 10) == "mm…")
    #expect(TextWidth.cut("mmmmmm", to: 5, size: 10) == "")
  }

  @Test("breaks a text into lines that fit, the last one cut")
  func breaksLines() {
    #expect(TextLines.lines(of: "aa bb cc dd", width: 26, most: 9, size: 10) == ["aa bb", "cc dd"])
    #expect(TextLines.lines(of: "aa bb cc dd", width: 26, most: 1, size: 10) == ["aa…"])
  }
}
