/// One name of a path, as the characters that patterns look at. Bytes that are not UTF-8 count as U+FFFD.
struct PathComponent: Hashable, Sendable {
  let scalars: [Unicode.Scalar]

  init(_ bytes: ArraySlice<UInt8>) {
    scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  static func split(_ path: [UInt8]) -> [PathComponent] {
    path.split(separator: UInt8(ascii: "/")).map { PathComponent($0) }
  }
}
