import CodeFacts
import Foundation
import SwiftSource
import Testing

@testable import FlowIndex

@Suite("Facts that moved")
struct MovedPositionsTests {
  private func facts(_ text: String) -> SourceFacts {
    SwiftReader.read(Array(text.utf8), callNames: SwiftReader.interfaceCallNames)
  }

  private func isMove(from old: String, to new: String) -> Bool {
    var positions = MovedPositions()
    return positions.take(from: facts(old), to: facts(new)) && positions.keepsOrder
  }

  @Test("Lines that push others down move facts to known places")
  func moved() {
    var positions = MovedPositions()
    let isMove = positions.take(
      from: facts("class A {\n  var b = 1\n}"), to: facts("\n\nclass A {\n\n    var b = 1\n}"))
    #expect(isMove && positions.keepsOrder)
    #expect(positions[SourcePosition(line: 1, column: 7)] == SourcePosition(line: 3, column: 7))
    #expect(positions[SourcePosition(line: 2, column: 7)] == SourcePosition(line: 5, column: 9))
    #expect(positions[SourcePosition(line: 9, column: 9)] == nil)
  }

  @Test(
    "Another name, another member and another identifier are no move",
    arguments: [
      "class B { func go() { performSegue(withIdentifier: \"x\", sender: nil) } }",
      "class A { func go() { performSegue(withIdentifier: \"y\", sender: nil) } }",
      "class A { func go() { performSegue(withIdentifier: \"x\", sender: nil) }; var more = 1 }",
      "class A { func go() {} }",
    ])
  func changed(_ text: String) {
    let old = "class A { func go() { performSegue(withIdentifier: \"x\", sender: nil) } }"
    #expect(isMove(from: old, to: old.replacingOccurrences(of: " { ", with: "\n{\n")))
    #expect(!isMove(from: old, to: text))
  }

  @Test("Two members that change places are no move")
  func swapped() {
    #expect(!isMove(from: "class A { var a = 1; var b = 1 }", to: "class A { var b = 1; var a = 1 }"))
  }
}
