import TestSupport
import Testing

@testable import sceneql

@Suite("The program")
struct ProgramTests {
  @Test("shows the same help for -h, --help and help, and the version")
  func answersHelpAndVersion() throws {
    let page = try BuiltTool.run(["help"])
    #expect(page.code == 0 && page.errors == "")
    for command in CommandTable.commands { #expect(page.output.contains("\n  \(command.name) ")) }
    #expect(try BuiltTool.run(["-h"]).output == page.output)
    #expect(try BuiltTool.run(["--help"]).output == page.output)
    #expect(try BuiltTool.run(["--version"]).output == "sceneql \(toolVersion)\n")
  }

  @Test("shows the help of a command in both ways")
  func answersHelpOfCommand() throws {
    for command in CommandTable.commands {
      let run = try BuiltTool.run([command.name, "--help"])
      #expect(run.code == 0 && run.output == HelpPage.of(command))
    }
    #expect(try BuiltTool.run(["help", "manual"]).output == HelpPage.of(.manual))
  }

  @Test(
    "says what is wrong on stderr and exits 2",
    arguments: [
      ([], "sceneql: error: no command is given; 'sceneql help' lists them\n"),
      (["manul"], "sceneql: error: there is no command 'manul'; did you mean 'manual'?\n"),
      (["help", "manul"], "sceneql: error: there is no command 'manul'; did you mean 'manual'?\n"),
      (
        ["manual", "--ouput", "x"], "sceneql: error: 'sceneql manual' has no flag '--ouput'; did you mean '--output'?\n"
      ),
    ])
  func explainsMistakes(words: [String], message: String) throws {
    let run = try BuiltTool.run(words)
    #expect(run.code == 2 && run.output == "" && run.errors == message)
  }

  @Test("shows control characters of a wrong word harmlessly")
  func escapesMessages() throws {
    let run = try BuiltTool.run(["\u{1b}[31m"])
    #expect(run.errors.contains("\\u{1b}[31m") && !run.errors.contains("\u{1b}"))
  }

  @Test("colours messages only where it is told to, when stderr is no terminal")
  func coloursMessages() throws {
    #expect(try !BuiltTool.run(["manul"]).errors.contains("\u{1b}"))
    #expect(try BuiltTool.run(["manul", "--color", "always"]).errors.contains("\u{1b}[1;31merror:\u{1b}[0m"))
  }
}
