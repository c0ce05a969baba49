/// A preprocessor line with the lines that backslashes join to it.
struct DirectiveLine {
  /// The word after the number sign.
  let name: String
  /// Where the rest of the line begins.
  let start: Int
  /// Where the line ends, comments included.
  let end: Int
  private let limit: Int

  init(bytes: [UInt8], from offset: Int, to limit: Int) {
    var index = offset + 1
    while index < limit, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    let nameStart = index
    while index < limit, ByteClass.continuesWord(bytes[index]) { index += 1 }
    name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    start = index
    end = Self.end(of: bytes, from: index, to: limit)
    self.limit = limit
  }

  /// The end of the line; lines that a backslash or an open comment joins belong to it.
  private static func end(of bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var index = start
    var quote: UInt8?
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case 0x0A, 0x0D:
        return index
      case UInt8(ascii: "\\"):
        index += 1
        if index + 1 < limit, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "/") where quote == nil && index + 1 < limit && bytes[index + 1] == UInt8(ascii: "*"):
        index = endOfComment(bytes, from: index + 2, to: limit) - 1
      case UInt8(ascii: "/") where quote == nil && index + 1 < limit && bytes[index + 1] == UInt8(ascii: "/"):
        quote = byte
      default:
        break
      }
      index += 1
    }
    return limit
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var index = start
    while index + 1 < limit {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return limit
  }

  /// `#if 0`
  func isZero(in bytes: [UInt8]) -> Bool {
    words(in: bytes).first.map { $0.elementsEqual("0".utf8) } ?? false
  }

  /// Whether the next line defines the name that this one asks for.
  func isHeaderGuard(in bytes: [UInt8]) -> Bool {
    guard let name = words(in: bytes).first else { return false }
    var next = end
    while next < limit, bytes[next] == 0x0A || bytes[next] == 0x0D || bytes[next] == 0x20 { next += 1 }
    guard next < limit, bytes[next] == UInt8(ascii: "#") else { return false }
    let line = DirectiveLine(bytes: bytes, from: next, to: limit)
    guard line.name == "define", let defined = line.words(in: bytes).first else { return false }
    return defined.elementsEqual(name)
  }

  /// The macro that a `#define` line makes.
  func macro(in source: SourceBytes, isConditional: Bool) -> MacroText? {
    let bytes = source.bytes
    var index = start
    while index < end, !ByteClass.startsWord(bytes[index]) { index += 1 }
    let nameStart = index
    while index < end, ByteClass.continuesWord(bytes[index]) { index += 1 }
    guard index > nameStart else { return nil }
    let name = source.text(nameStart, index)
    var parameters: [String]?
    if index < end, bytes[index] == UInt8(ascii: "("), let close = bytes[index..<end].firstIndex(of: UInt8(ascii: ")"))
    {
      parameters = source.text(index + 1, close).split { $0 == "," || $0.isWhitespace }.map(String.init)
      index = close + 1
    }
    return MacroText(
      name: name, parameters: parameters, start: index, end: end, isConditional: isConditional, offset: nameStart)
  }

  /// The module of `#import <Module/Header.h>`; nil for the project's own headers.
  func importedModule(in source: SourceBytes) -> String? {
    guard let open = source.bytes[start..<end].firstIndex(of: UInt8(ascii: "<")),
      let slash = source.bytes[open..<end].firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return source.text(open + 1, slash)
  }

  private func words(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes[start..<end].split { !ByteClass.continuesWord($0) }
  }
}
