/// libFuzzer's own loop, which makes inputs, watches which code they reach, and never returns before its time is up.
@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ argumentCount: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Hands inputs of libFuzzer to one target.
enum FuzzDriver {
  // libFuzzer takes a C function, which can only reach what is global; it calls it from one thread.
  nonisolated(unsafe) private static var target: FuzzTarget?

  /// Runs the target until libFuzzer has had enough, and returns what the shell is told.
  static func run(_ target: FuzzTarget) -> Int32 {
    Self.target = target
    // libFuzzer takes the words behind the name of the target for its own.
    var count = CommandLine.argc - 1
    var arguments = CommandLine.unsafeArgv + 1
    return withUnsafeMutablePointer(to: &arguments) { pointer in
      pointer.withMemoryRebound(to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self, capacity: 1) {
        runLibFuzzer(&count, $0) { start, count in
          FuzzDriver.target?.body(Array(UnsafeBufferPointer(start: start, count: count)))
          return 0
        }
      }
    }
  }
}
