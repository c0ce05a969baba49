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
    while index < limit {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        guard index > start, Self.isJoined(bytes, at: index) else { break }
        if bytes[index] == 0x0D, index + 1 < limit, bytes[index + 1] == 0x0A { index += 1 }
      }
      index += 1
    }
    end = index
    self.limit = limit
  }

  private static func isJoined(_ bytes: [UInt8], at lineEnd: Int) -> Bool {
    bytes[lineEnd - 1] == UInt8(ascii: "\\")
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
