/// A command line that cannot be understood.
enum UsageError: Error, Equatable {
  case noCommand
  case flagBeforeCommand(String)
  case unknownCommand(String, nearest: String?)
  case unknownFlag(String, command: String, nearest: String?)
  case missingValue(flag: String, valueName: String)
  case unexpectedValue(flag: String)
  case unknownChoice(String, flag: String, choices: [String], nearest: String?)
  case notANumber(String, flag: String)
  case missingOperand(String, command: String)
  case extraOperand(String, command: String)
  case unknownName(String, kind: String, nearest: String?, seeAlso: String)
  case contradiction(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noCommand: "no command is given; 'sceneql help' lists them"
    case .flagBeforeCommand(let flag): "'\(flag)' stands before the command; put the command first"
    case .unknownCommand(let name, let nearest):
      "there is no command '\(name)'; \(Self.advice(nearest, else: "'sceneql help' lists the commands"))"
    case .unknownFlag(let flag, let command, let nearest):
      "'sceneql \(command)' has no flag '\(flag)'; "
        + Self.advice(nearest, else: "'sceneql help \(command)' lists its flags")
    case .missingValue(let flag, let valueName): "'\(flag)' needs a value: \(flag) \(valueName)"
    case .unexpectedValue(let flag): "'\(flag)' takes no value; leave out the part after '='"
    case .unknownChoice(let value, let flag, let choices, let nearest):
      "'\(flag)' cannot be '\(value)'; "
        + Self.advice(nearest, else: "it is one of \(choices.joined(separator: ", "))")
    case .notANumber(let value, let flag): "'\(flag)' needs a number that is not negative, not '\(value)'"
    case .missingOperand(let operand, let command):
      "'sceneql \(command)' needs \(operand); 'sceneql help \(command)' shows examples"
    case .extraOperand(let word, let command):
      "'sceneql \(command)' has no use for '\(word)'; quote what belongs together"
    case .unknownName(let name, let kind, let nearest, let seeAlso):
      "there is no \(kind) '\(name)'; \(Self.advice(nearest, else: "'\(seeAlso)' lists them"))"
    case .contradiction(let sentence): sentence
    }
  }

  /// The nearest name as a question, or what else helps.
  private static func advice(_ nearest: String?, else other: String) -> String {
    nearest.map { "did you mean '\($0)'?" } ?? other
  }
}
