/// One part of SceneQL that takes bytes from strangers.
///
/// A body must return whatever it is given, and `expect`s what must hold for every input.
struct FuzzTarget: Sendable {
  /// As `Fuzzing/run` takes it; the folder of its seeds has the same name.
  let name: String
  let body: @Sendable ([UInt8]) -> Void

  static let all = [
    interfaceBuilder, objectiveC, swift, swiftOutline, projectSettings, configuration, ruleHeader, commandLine, sql,
    text,
  ]
}

/// Ends the process, so that libFuzzer keeps the input.
func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
  if !condition { fatalError(what()) }
}

/// How many lines bytes have, whatever ends them: no place in a file may lie behind them.
func lineCount(of bytes: [UInt8]) -> Int {
  bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
}
