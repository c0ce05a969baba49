import Testing

@testable import sceneql

@Suite("The table of commands")
struct CommandTableTests {
  @Test("has no two commands of one name and no two flags of one spelling in a command")
  func namesAreUnique() {
    let names = CommandTable.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for command in CommandTable.commands {
      let spellings = command.allFlags.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "flags of \(command.name)")
    }
  }

  @Test("has examples for every command, and each of them can be parsed")
  func examplesParse() throws {
    for command in CommandTable.commands {
      #expect(!command.examples.isEmpty, "\(command.name) has no example")
      for example in command.examples {
        let calls = ShellWords.calls(in: example.call)
        #expect(!calls.isEmpty, "\(example.call) does not call sceneql")
        for words in calls { #expect(throws: Never.self, "\(example.call)") { try ArgumentParser.parse(words) } }
      }
    }
  }

  @Test("puts operands that may be left out behind those that may not")
  func operandsAreOrdered() {
    for command in CommandTable.commands {
      let counts = command.operands.map { $0.count == .one }
      #expect(counts == counts.sorted { $0 && !$1 }, "\(command.name)")
    }
  }
}
