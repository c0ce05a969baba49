extension Invocation {
  /// The values of `--param NAME=VALUE`, by name; the last one counts.
  ///
  /// - Throws: ``UsageError`` where one has no name or no equals sign.
  func namedParameters() throws(UsageError) -> [String: String] {
    var parameters: [String: String] = [:]
    for text in values(of: .parameter) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .contradiction("'--param \(text)' is no assignment; write --param NAME=VALUE")
      }
      parameters[parts[0]] = parts[1]
    }
    return parameters
  }
}
