import CodeFacts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finds the places of a source that name a selector, by its bytes alone.
///
/// Both languages write them alike, and a selector may stand anywhere, so a parse would gain nothing.
struct SelectorSearch {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var line = 1
  private var lineStart = 0
  private var countedOffset = 0
  private var found: [SelectorFact] = []

  /// The selectors in the order of their places.
  static func selectors(in bytes: [UInt8]) -> [SelectorFact] {
    bytes.withUnsafeBufferPointer { bytes in
      var search = SelectorSearch(bytes: bytes)
      search.run()
      return search.found
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Every selector has a colon or an opening parenthesis at its end or beginning; colons before a quote are rarest.
  private mutating func run() {
    var offset = 0
    while let next = nextMark(from: offset) {
      offset = next + 1
      guard !standsInLineComment(next) else { continue }
      if bytes[next] == UInt8(ascii: "\"") {
        addString(endingAt: next)
      } else {
        addExpression(openingAt: next)
      }
    }
  }

  /// The next `(` after `selector`, or `"` after a colon.
  private func nextMark(from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "(") where isSelectorWord(before: offset): return offset
      case UInt8(ascii: "\"") where offset > 0 && bytes[offset - 1] == UInt8(ascii: ":"): return offset
      default: offset += 1
      }
    }
    return nil
  }

  private func isSelectorWord(before offset: Int) -> Bool {
    let word: StaticString = "selector"
    let start = offset - word.utf8CodeUnitCount
    guard start > 0, let base = bytes.baseAddress else { return false }
    let mark = bytes[start - 1]
    return (mark == UInt8(ascii: "#") || mark == UInt8(ascii: "@"))
      && memcmp(base + start, word.utf8Start, word.utf8CodeUnitCount) == 0
  }

  /// `Some.Type.name(label:)` or `name:more:`: the last name before a parenthesis or colon.
  private mutating func addExpression(openingAt open: Int) {
    var start = open + 1
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "."): start = end + 1
      case _ where Self.isName(bytes[end]): break
      // A getter or setter: `#selector(getter: name)`.
      case UInt8(ascii: ":") where isAccessor(start..<end): start = end + 1
      case UInt8(ascii: " ") where start == end: start = end + 1
      // An optional or forced step of the path, or a type in parentheses.
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"): break
      default: return add(start..<end)
      }
      end += 1
    }
  }

  private func isAccessor(_ range: Range<Int>) -> Bool {
    bytes[range].elementsEqual("getter".utf8) || bytes[range].elementsEqual("setter".utf8)
  }

  /// `"name:more:"`.
  private mutating func addString(endingAt close: Int) {
    var start = close
    while start > 0, Self.isName(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ":") { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\"") else { return }
    let colon = bytes[start..<close].firstIndex(of: UInt8(ascii: ":")) ?? close
    add(start..<colon)
  }

  private mutating func add(_ range: Range<Int>) {
    let name = bytes[range].filter { Self.isName($0) }
    guard !name.isEmpty else { return }
    found.append(SelectorFact(name: String(decoding: name, as: UTF8.self), position: position(of: range.lowerBound)))
  }

  private mutating func position(of offset: Int) -> SourcePosition {
    while countedOffset < offset {
      if bytes[countedOffset] == UInt8(ascii: "\n") {
        line += 1
        lineStart = countedOffset + 1
      }
      countedOffset += 1
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  private func standsInLineComment(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return bytes[start..<offset].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
