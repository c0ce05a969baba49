import Configuration

/// Reads the words of a command line by the table of commands.
struct ArgumentParser {
  private let command: Command
  private var flagValues: [String: [String]] = [:]
  private var operands: [String] = []

  private init(command: Command) {
    self.command = command
  }

  /// Understands the words after `sceneql`.
  ///
  /// - Throws: ``UsageError`` for what the table does not know.
  static func parse(_ words: [String]) throws(UsageError) -> Invocation {
    guard let first = words.first else { throw .noCommand }
    if first.hasPrefix("-") { throw .flagBeforeCommand(first) }
    var parser = ArgumentParser(command: try CommandTable.command(named: first))
    try parser.read(words.dropFirst())
    let invocation = Invocation(
      command: parser.command, flagValues: parser.flagValues, operands: parser.operands)
    if !invocation.has(.help) { try parser.checkOperands() }
    return invocation
  }

  private mutating func read(_ words: ArraySlice<String>) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if isFlag(word) {
        try readFlag(word, rest: &rest)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether a word is a flag. A lone dash means stdin, and SQL may start with a comment, which has spaces.
  private func isFlag(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && !word.prefix { $0 != "=" }.contains(where: \.isWhitespace)
  }

  private mutating func readFlag(_ word: String, rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = parts[0]
    let flag = try findFlag(spelling)
    guard let value = flag.value else {
      if parts.count > 1 { throw .unexpectedValue(flag: spelling) }
      flagValues[flag.name, default: []].append("")
      return
    }
    let text = parts.count > 1 ? parts[1] : try nextValue(of: spelling, named: value.name, rest: &rest)
    try check(text, of: spelling, kind: value.kind)
    flagValues[flag.name, default: []].append(text)
  }

  private func findFlag(_ spelling: String) throws(UsageError) -> Flag {
    if let flag = command.allFlags.first(where: { $0.spellings.contains(spelling) }) { return flag }
    let nearest = NearestName.nearest(to: spelling, among: command.allFlags.map { "--\($0.name)" })
    throw .unknownFlag(spelling, command: command.name, nearest: nearest)
  }

  private func nextValue(
    of spelling: String, named name: String, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.first, !value.hasPrefix("--") else {
      throw .missingValue(flag: spelling, valueName: name)
    }
    rest.removeFirst()
    return value
  }

  private func check(_ text: String, of spelling: String, kind: Flag.Value) throws(UsageError) {
    switch kind {
    case .file, .folder, .text:
      if text.isEmpty { throw .missingValue(flag: spelling, valueName: "that is not empty") }
    case .wholeNumber:
      guard let number = Int(text), number >= 0 else { throw .notANumber(text, flag: spelling) }
    case .seconds:
      guard let number = Double(text), number >= 0, number.isFinite else { throw .notANumber(text, flag: spelling) }
    case .choice(let choices):
      guard choices.contains(text) else {
        let nearest = NearestName.nearest(to: text, among: choices)
        throw .unknownChoice(text, flag: spelling, choices: choices, nearest: nearest)
      }
    }
  }

  private func checkOperands() throws(UsageError) {
    let needed = command.operands.filter { $0.count == .one }
    if operands.count < needed.count {
      throw .missingOperand(needed[operands.count].name, command: command.name)
    }
    let takesAny = command.operands.contains { $0.count == .any }
    if !takesAny, operands.count > command.operands.count {
      throw .extraOperand(operands[command.operands.count], command: command.name)
    }
  }
}
