import Foundation
import SQLite

extension Command {
  static let sql = Command(
    name: "sql",
    summary: "ask the index a question in SQL",
    explanation: """
      The statement can only read. 'sceneql schema' lists tables, views and columns. Values for :name parameters come \
      from --param.
      """,
    operands: [Operand("SQL", "The statement; '-' reads it from stdin.", count: .optional)],
    flags: [.statementFile, .parameter] + Flag.ofRows,
    examples: [
      Example("sceneql sql 'select kind, count(*) from segues group by kind'", "the segues by kind"),
      Example("sceneql sql -f screens.sql --format json", "a question kept in a file"),
      Example("sceneql sql 'select path from files where kind = :kind' --param kind=xib", "with a parameter"),
    ],
    run: SQLCommand.run)
}

extension Flag {
  static let statementFile = Flag("file", letter: "f", takes: "FILE", .file, "Read the statement from this file")
  static let parameter = Flag(
    "param", takes: "NAME=VALUE", .text, "Give a value to a parameter of the statement; may be repeated")
}

/// Runs one reading statement.
enum SQLCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let parameters = try invocation.namedParameters().mapValues { Value($0) }
    let statement = try statement(of: invocation)
    let query = try invocation.openIndex().prepare(statement)
    try RowAnswer(invocation).write(query, parameters: parameters)
    return .clean
  }

  private static func statement(of invocation: Invocation) throws -> String {
    switch (invocation.operands.first, invocation.value(of: .statementFile)) {
    case (_?, _?): throw UsageError.contradiction("both SQL and --file are given; give one of them")
    case (nil, nil): throw UsageError.missingOperand("SQL", command: invocation.command.name)
    case ("-"?, nil): return try text(ofFile: "/dev/stdin", calledBy: "stdin")
    case (let statement?, nil): return statement
    case (nil, let path?): return try text(ofFile: path, calledBy: "'\(path)'")
    }
  }

  private static func text(ofFile path: String, calledBy name: String) throws -> String {
    do {
      return try String(decoding: InputFile.bytes(of: path), as: UTF8.self)
    } catch {
      throw UsageError.contradiction("cannot read the statement from \(name): \(error)")
    }
  }
}
