/// One field of a header as it stands in the file.
struct HeaderEntry: Equatable {
  let field: HeaderField
  /// The line of its `@`, from 1.
  let line: Int
  /// The text behind the name and of the lines that follow, each without its comment sign.
  var lines: [String]

  /// The value: one line, or the lines themselves where they mean something.
  var value: String {
    guard !field.keepsLines else { return withoutCommonIndent(lines.drop { $0.isBlank }.droppingBlankTail()) }
    return lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private func withoutCommonIndent(_ lines: some Collection<String>) -> String {
    let indent = lines.filter { !$0.isBlank }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}

extension String {
  /// Whether nothing but blanks stands in it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Collection where Element == String, Self: BidirectionalCollection {
  /// The lines without blank ones at the end.
  fileprivate func droppingBlankTail() -> SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isBlank { formIndex(before: &end) }
    return self[startIndex..<end]
  }
}
