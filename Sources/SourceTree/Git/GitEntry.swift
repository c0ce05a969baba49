/// A line of git's listing.
struct GitEntry: Equatable {
  /// Relative to the root, without a slash at its end.
  let path: ArraySlice<UInt8>
  /// A submodule, or a repository that the checkout does not know.
  let isRepository: Bool
  /// Left out by git's ignore rules.
  let isIgnored: Bool

  /// Reads a record of `git ls-files -z --stage`.
  ///
  /// What is tracked stands as `100644 OBJECT STAGE<tab>PATH`, all else as its path alone, with a slash at the end of
  /// repositories.
  init(record: ArraySlice<UInt8>, isIgnored: Bool) {
    self.isIgnored = isIgnored
    if let tab = Self.endOfStage(record) {
      path = record[(tab + 1)...]
      isRepository = record.starts(with: "160000 ".utf8)
    } else {
      isRepository = record.last == UInt8(ascii: "/")
      path = isRepository ? record.dropLast() : record
    }
  }

  /// Where the tab stands in a record of what is tracked.
  private static func endOfStage(_ record: ArraySlice<UInt8>) -> Int? {
    let space = UInt8(ascii: " ")
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = record[..<tab].split(separator: space, omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].count == 6, fields[1].count >= 40, fields[2].count == 1 else { return nil }
    let isStage = fields[0].allSatisfy(isDigit) && fields[1].allSatisfy(isHexDigit) && fields[2].allSatisfy(isDigit)
    return isStage ? tab : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
