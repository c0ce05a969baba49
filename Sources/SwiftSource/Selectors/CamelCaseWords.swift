/// The words that a camel-case name is made of, as the Swift compiler cuts them.
struct CamelCaseWords {
  private let bytes: [UInt8]

  init(_ name: String) {
    bytes = Array(name.utf8)
  }

  /// The first word, in lower case.
  var first: String {
    guard !bytes.isEmpty else { return "" }
    return lowercased(0..<end(from: 0))
  }

  /// The last word, in lower case.
  var last: String {
    var start = 0
    var word = 0..<0
    while start < bytes.count {
      word = start..<end(from: start)
      start = word.upperBound
    }
    return lowercased(word)
  }

  /// An acronym is a word: `URLLoader` is `URL` and `Loader`.
  private func end(from start: Int) -> Int {
    var index = start
    while index < bytes.count, Byte.isUppercase(bytes[index]) { index += 1 }
    if index - start > 1 {
      let isFollowedByWord = index < bytes.count && Byte.isLowercase(bytes[index])
      return isFollowedByWord ? index - 1 : index
    }
    if index < bytes.count, index == start { index += 1 }
    while index < bytes.count, !Byte.isUppercase(bytes[index]) { index += 1 }
    return index
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { Byte.isUppercase($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
