import Testing

@testable import sceneql

@Suite("The argument parser")
struct ArgumentParserTests {
  @Test("takes a value after a space and after an equals sign, before and after operands")
  func readsValues() throws {
    let one = try ArgumentParser.parse(["sql", "--format", "json", "select 1", "--limit=5"])
    #expect(one.value(of: .rowFormat) == "json")
    #expect(one.wholeNumber(of: .limit) == 5)
    #expect(one.operands == ["select 1"])
  }

  @Test("takes a statement that begins with a comment for an operand")
  func readsCommentedStatement() throws {
    let invocation = try ArgumentParser.parse(["sql", "-- which scenes? a = b\nselect 1"])
    #expect(invocation.operands == ["-- which scenes? a = b\nselect 1"])
  }

  @Test("takes everything after two dashes for operands, and one dash for stdin")
  func readsDashes() throws {
    #expect(try ArgumentParser.parse(["sql", "-"]).operands == ["-"])
    #expect(try ArgumentParser.parse(["sql", "--", "--limit"]).operands == ["--limit"])
  }

  @Test("keeps every value of a flag that is repeated")
  func keepsRepeatedValues() throws {
    let invocation = try ArgumentParser.parse([
      "audit", "--queries", "a", "--queries=b", "--rules", "x,y", "--rules", "z",
    ])
    #expect(invocation.values(of: .queries) == ["a", "b"])
    #expect(invocation.listedValues(of: .rules) == ["x", "y", "z"])
  }

  @Test(
    "names what is wrong and the nearest right name",
    arguments: [
      ([], UsageError.noCommand),
      (["--quiet", "index"], .flagBeforeCommand("--quiet")),
      (["indx"], .unknownCommand("indx", nearest: "index")),
      (["xyzzy"], .unknownCommand("xyzzy", nearest: nil)),
      (["sql", "--fromat", "json"], .unknownFlag("--fromat", command: "sql", nearest: "--format")),
      (["sql", "--output"], .missingValue(flag: "--output", valueName: "FILE")),
      (["sql", "--output", "--quiet"], .missingValue(flag: "--output", valueName: "FILE")),
      (["sql", "--quiet=yes"], .unexpectedValue(flag: "--quiet")),
      (["sql", "--limit", "many"], .notANumber("many", flag: "--limit")),
      (["sql", "--limit", "-1"], .notANumber("-1", flag: "--limit")),
      (["sql", "--timeout", "nan"], .notANumber("nan", flag: "--timeout")),
      (["explain"], .missingOperand("RULE", command: "explain")),
      (["sql", "select", "1"], .extraOperand("1", command: "sql")),
    ])
  func explainsMistakes(words: [String], error: UsageError) {
    #expect(throws: error) { try ArgumentParser.parse(words) }
  }

  @Test("names the nearest choice of a flag")
  func namesNearestChoice() throws {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["sql", "select 1", "--format", "jsn"]) }
    #expect(error?.description == "'--format' cannot be 'jsn'; did you mean 'json'?")
  }

  @Test("asks for no operand where help is wanted")
  func allowsHelpWithoutOperands() throws {
    #expect(try ArgumentParser.parse(["explain", "--help"]).has(.help))
    #expect(try ArgumentParser.parse(["explain", "-h"]).has(.help))
  }
}
