/// A command line that was understood.
struct Invocation: Sendable {
  let command: Command
  /// The values of the flags that were given, by the flags' names; a switch has empty values.
  let flagValues: [String: [String]]
  /// The words beside the flags.
  let operands: [String]

  /// Whether the flag was given.
  func has(_ flag: Flag) -> Bool {
    flagValues[flag.name] != nil
  }

  /// The flag's value; the last one, where it was given more than once.
  func value(of flag: Flag) -> String? {
    flagValues[flag.name]?.last
  }

  /// Every value that the flag was given.
  func values(of flag: Flag) -> [String] {
    flagValues[flag.name] ?? []
  }

  /// Every part of the flag's values, which are lists with commas.
  func listedValues(of flag: Flag) -> [String] {
    values(of: flag).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The flag's value as a whole number; the parser has checked that it is one.
  func wholeNumber(of flag: Flag) -> Int? {
    value(of: flag).flatMap { Int($0) }
  }

  /// The flag's value in seconds; the parser has checked that it is a number.
  func seconds(of flag: Flag) -> Double? {
    value(of: flag).flatMap { Double($0) }
  }
}

extension Invocation {
  /// When output has colours.
  var color: ColorChoice {
    value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? .auto
  }

  /// Where messages for people go.
  var messages: Messages {
    Messages(isQuiet: has(.quiet), color: color)
  }
}
