/// What kind of byte each byte is, in a table: asked once for every byte of every source.
struct ByteClass: @unchecked Sendable {
  /// Whether a byte may stand in an identifier.
  static let identifier: UInt8 = 1
  /// Whether a byte must be looked at when code is passed over: brackets, quotes, and what may start a comment, a
  /// directive or something that only the parser can tell.
  static let notable: UInt8 = 2
  /// Whether a byte may stand in an operator.
  static let operation: UInt8 = 4
  /// A blank or the end of a line.
  static let blank: UInt8 = 8

  static let of = ByteClass()

  /// Lives as long as the process, and is never written again.
  private let table: UnsafePointer<UInt8>

  private init() {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for value in 0..<256 { table[value] = Self.classes(of: UInt8(value)) }
    self.table = UnsafePointer(table)
  }

  @inline(__always)
  subscript(byte: UInt8) -> UInt8 { table[Int(byte)] }

  private static func classes(of byte: UInt8) -> UInt8 {
    var classes: UInt8 = 0
    if Byte.isIdentifier(byte) { classes |= identifier }
    if operators.contains(byte) { classes |= operation }
    if blanks.contains(byte) { classes |= blank }
    let isStrange = byte >= 0x7F || (byte < Byte.space && !blanks.contains(byte))
    if isStrange || notables.contains(byte) { classes |= notable }
    return classes
  }

  private static let notables = Set("{}()[]\"'/#<>".utf8)
  private static let operators = Set("/=-+!*%<>&|^~?.:".utf8)
  private static let blanks = Set(" \t\n\r".utf8)
}
