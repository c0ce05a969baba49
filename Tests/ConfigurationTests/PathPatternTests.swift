import Configuration
import Testing

@Suite("Patterns over paths")
struct PathPatternTests {
  private func covers(_ pattern: String, _ file: String) throws -> Bool {
    try PathPattern(pattern).covers(file: Array(file.utf8))
  }

  @Test(
    "A pattern covers these files",
    arguments: [
      ("Legacy", "Legacy/Old.swift"), ("Legacy", "App/Legacy/Deep/Old.swift"), ("Old.swift", "App/Old.swift"),
      ("*.generated.swift", "App/R.generated.swift"), ("/Legacy", "Legacy/Old.swift"),
      ("App/Legacy", "App/Legacy/Old.swift"), ("App/*/Old", "App/Any/Old/x.m"), ("Legacy/", "App/Legacy/Old.swift"),
      ("**/Old/**", "App/Old/x.m"), ("**/Old/**", "Old/Deep/x.m"), ("App/**/x.m", "App/x.m"),
      ("App/**/x.m", "App/a/b/x.m"), ("App/**", "App/x.m"), ("**", "x.m"), ("?.m", "é.m"), ("[a-c]x.m", "bx.m"),
      ("[!a-c]x.m", "dx.m"), ("[]]x.m", "]x.m"), ("[a-]x.m", "-x.m"), ("\\*.m", "*.m"), ("\\!x.m", "!x.m"),
      ("a*b*c", "aXbXbXc"), ("/x.m", "x.m"),
    ])
  func covering(pattern: String, file: String) throws {
    #expect(try covers(pattern, file))
  }

  @Test(
    "A pattern does not cover these files",
    arguments: [
      ("Legacy", "LegacyCode/Old.swift"), ("legacy", "Legacy/Old.swift"), ("/Legacy", "App/Legacy/Old.swift"),
      ("App/Legacy", "Big/App/Legacy/Old.swift"), ("App/*/Old", "App/Old/x.m"), ("App/*/x.m", "App/a/b/x.m"),
      ("Old.swift/", "App/Old.swift"), ("*.m", "x.mm"), ("?.m", "xy.m"), ("[a-c]x.m", "dx.m"), ("[!a-c]x.m", "bx.m"),
      ("\\*.m", "x.m"), ("App/**", "Other/x.m"), ("a*b*c", "aXbX"),
    ])
  func notCovering(pattern: String, file: String) throws {
    #expect(try !covers(pattern, file))
  }

  @Test("Composed and decomposed names are told apart")
  func normalForms() throws {
    #expect(try covers("e\u{301}.m", "e\u{301}.m"))
    #expect(try !covers("e\u{301}.m", "\u{E9}.m"))
  }

  @Test("A name that is not UTF-8 can be covered")
  func invalidBytes() throws {
    #expect(try PathPattern("caf?.m").covers(file: Array("caf".utf8) + [0xE9] + Array(".m".utf8)))
  }

  @Test("Many stars take no time to speak of")
  func manyStars() throws {
    let pattern = String(repeating: "*a", count: 200)
    #expect(try !covers(pattern, String(repeating: "a", count: 199) + "b"))
  }

  @Test(
    "What is no pattern is refused with the reason",
    arguments: [
      ("", PathPatternError.isEmpty), ("!a", .isNegated), ("a//b", .hasEmptyComponent), ("/", .hasEmptyComponent),
      ("../a", .leavesRoot), ("./a", .leavesRoot), ("a\\", .endsInEscape), ("[ab", .hasOpenSet), ("[]", .hasOpenSet),
    ])
  func refused(text: String, error: PathPatternError) {
    #expect(throws: error) { try PathPattern(text) }
  }

  @Test("A list matches where one of its patterns does, and a folder only as a whole")
  func list() throws {
    let list = PathPatternList([try PathPattern("A"), try PathPattern("B/")])
    #expect(list.matches(Array("x/B".utf8), isFolder: true))
    #expect(!list.matches(Array("x/B".utf8), isFolder: false))
    #expect(!list.matches(Array("A/x".utf8), isFolder: false))
    #expect(list.covers(file: Array("A/x".utf8)))
    #expect(!PathPatternList().covers(file: Array("A/x".utf8)))
  }
}
