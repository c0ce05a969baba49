import Testing

@testable import sceneql

@Suite("Help, manual and completions")
struct HelpTests {
  @Test("the help of a command shows examples first, then every operand and flag")
  func helpIsComplete() throws {
    for command in CommandTable.commands {
      let page = HelpPage.of(command)
      let examples = try #require(page.range(of: "Examples:"))
      let usage = try #require(page.range(of: "Usage:"))
      #expect(examples.lowerBound < usage.lowerBound)
      for flag in command.allFlags { #expect(page.contains("  \(flag.usage)\n"), "\(command.name) \(flag.name)") }
      for operand in command.operands { #expect(page.contains("  \(operand.name)\n"), "\(command.name)") }
    }
  }

  @Test("no line of the help is longer than 80 characters, but for examples and usage")
  func helpIsNarrow() {
    for command in CommandTable.commands {
      let exempt = command.examples.map(\.call) + [command.usage]
      for line in HelpPage.of(command).split(separator: "\n") where line.count > 80 {
        #expect(exempt.contains { line.contains($0) }, "\(line)")
      }
    }
  }

  @Test("the manual names every command and flag")
  func manualIsComplete() {
    let page = ManualPage.text(of: CommandTable.commands)
    for command in CommandTable.commands {
      #expect(page.contains("sceneql \(command.name)"))
      for flag in command.allFlags {
        #expect(page.contains("\\-\\-\(flag.name.split(separator: "-").joined(separator: "\\-"))"), "\(flag.name)")
      }
    }
  }

  @Test("completions offer every command and every flag", arguments: CompletionsCommand.Shell.allCases)
  func completionsAreComplete(shell: CompletionsCommand.Shell) {
    let script = CompletionsCommand.script(for: shell, words: CompletionWords(rules: ["a-rule"], listings: ["things"]))
    for command in CommandTable.commands {
      #expect(script.contains(command.name))
      for flag in command.allFlags {
        #expect(script.contains(shell == .fish ? "-l \(flag.name)" : "--\(flag.name)"), "\(command.name) \(flag.name)")
      }
    }
    #expect(script.contains("a-rule") && script.contains("things"))
  }

  @Test("bash takes its completion script and completes with it")
  func bashCompletes() throws {
    let run = try BuiltTool.shell(
      """
      source <("$SCENEQL" completions bash)
      COMP_WORDS=(sceneql comp); COMP_CWORD=1; _sceneql; echo "${COMPREPLY[*]}"
      COMP_WORDS=(sceneql manual --outp); COMP_CWORD=2; _sceneql; echo "${COMPREPLY[*]}"
      COMP_WORDS=(sceneql manual --color al); COMP_CWORD=3; _sceneql; echo "${COMPREPLY[*]}"
      """)
    #expect(run.errors == "")
    #expect(run.output == "completions\n--output\nalways\n")
  }
}
