@testable import sceneql

extension FuzzTarget {
  /// A command line, one word a line. It is understood or refused in words, and never run.
  static let commandLine = FuzzTarget(name: "command-line") { bytes in
    let words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    do throws(UsageError) {
      let invocation = try ArgumentParser.parse(words)
      _ = (invocation.color, invocation.listedValues(of: .rules), invocation.wholeNumber(of: .limit))
    } catch {
      expect(!"\(error)".isEmpty, "an error without words")
    }
  }
}
