import CodeFacts
import SwiftSyntax

/// Comments that silence rules.
///
/// `// sceneql:disable:next RULE…` reaches the next line, `sceneql:disable:this` and `sceneql:disable:line` their own
/// line, `sceneql:disable` and `sceneql:disable:file` the whole file. No rule named means every rule.
enum SuppressionComments {
  private static let marker = Array("sceneql:disable".utf8)

  static func read(from file: SourceFileSyntax, source: SourceText) -> [SuppressionFact] {
    markers(in: source.bytes).compactMap { offset in
      guard isComment(at: offset, in: file) else { return nil }
      return suppression(at: offset, source: source)
    }
  }

  private static func markers(in bytes: [UInt8]) -> [Int] {
    guard bytes.count >= marker.count else { return [] }
    return (0...bytes.count - marker.count).filter { start in
      bytes[start] == marker[0] && bytes[start + 1] == marker[1]
        && bytes[start..<start + marker.count].elementsEqual(marker)
    }
  }

  /// The marker in a string literal silences nothing.
  private static func isComment(at offset: Int, in file: SourceFileSyntax) -> Bool {
    guard let token = file.token(at: AbsolutePosition(utf8Offset: offset)) else { return true }
    return !token.byteRange.contains(offset)
  }

  private static func suppression(at offset: Int, source: SourceText) -> SuppressionFact? {
    var words = words(after: offset + marker.count, in: source.bytes)
    var scope = SuppressionFact.Scope.file
    if let first = words.first, first.hasPrefix(":") {
      guard let named = scopes[first] else { return nil }
      scope = named
      words.removeFirst()
    }
    return SuppressionFact(scope: scope, rules: words, position: source.position(at: offset))
  }

  private static let scopes: [String: SuppressionFact.Scope] = [
    ":next": .nextLine, ":this": .line, ":line": .line, ":file": .file,
  ]

  /// The words up to the end of the comment; what follows a lone dash is the reason.
  private static func words(after start: Int, in bytes: [UInt8]) -> [String] {
    let line = bytes[start...].prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
    var words: [String] = []
    for word in line.split(whereSeparator: { $0 == Byte.space || $0 == Byte.tab || $0 == UInt8(ascii: ",") }) {
      let isWord = word.allSatisfy { Byte.isIdentifier($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
      let isReason = word.allSatisfy { $0 == UInt8(ascii: "-") }
      guard isWord, !isReason else { break }
      words.append(String(decoding: word, as: UTF8.self))
    }
    return words
  }
}
