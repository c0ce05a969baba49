/// A flag of the command line, such as `--output FILE`.
struct Flag: Sendable {
  /// What a flag takes after its name.
  enum Value: Sendable {
    case file, folder, text, wholeNumber, seconds
    case choice([String])
  }

  /// The name without its dashes.
  let name: String
  /// The short form, if it has one.
  let letter: Character?
  /// The value's name in capitals and its kind; nil for a switch.
  let value: (name: String, kind: Value)?
  /// What it does, in a sentence without a full stop.
  let summary: String

  /// A switch.
  init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = nil
    self.summary = summary
  }

  /// A flag with a value.
  init(_ name: String, letter: Character? = nil, takes valueName: String, _ kind: Value, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = (valueName, kind)
    self.summary = summary
  }

  /// The forms that a user may type, the long one first.
  var spellings: [String] {
    ["--\(name)"] + (letter.map { ["-\($0)"] } ?? [])
  }

  /// How help shows it: `-o, --output FILE`.
  var usage: String {
    let forms = spellings.reversed().joined(separator: ", ")
    return value.map { "\(forms) \($0.name)" } ?? forms
  }

  /// The values that it accepts, if they are few.
  var choices: [String] {
    if case .choice(let choices)? = value?.kind { choices } else { [] }
  }
}
