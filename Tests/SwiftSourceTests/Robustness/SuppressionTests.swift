import CodeFacts
import Testing

@Suite("Comments that silence rules")
struct SuppressionTests {
  @Test("Scope, rules and place are read")
  func comments() {
    let read = facts(
      """
      // sceneql:disable unreachable-scenes
      let a = 1  // sceneql:disable:line missing-outlets, missing-actions -- old code
        // sceneql:disable:next
      let b = "// sceneql:disable:next in a string"
      /* sceneql:disable:file dangling-segues */
      """)
    #expect(
      read.suppressions == [
        SuppressionFact(
          scope: .file, rules: ["unreachable-scenes"], position: SourcePosition(line: 1, column: 1)),
        SuppressionFact(
          scope: .line, rules: ["missing-outlets", "missing-actions"], position: SourcePosition(line: 2, column: 12)),
        SuppressionFact(scope: .nextLine, rules: [], position: SourcePosition(line: 3, column: 3)),
        SuppressionFact(scope: .file, rules: ["dangling-segues"], position: SourcePosition(line: 5, column: 1)),
      ])
  }
}
