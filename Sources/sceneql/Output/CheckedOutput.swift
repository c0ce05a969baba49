import Foundation

/// A stream that tells when its bytes did not arrive.
///
/// `print` loses the error of a full disk, so a cut-off answer would look like a whole one.
final class CheckedOutput {
  /// What messages call it.
  let name: String
  /// Whether people look at it.
  let isTerminal: Bool
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    isTerminal = isatty(descriptor) == 1
  }

  /// Takes a text; it arrives at the latest with ``flush()``.
  ///
  /// - Throws: ``OutputError``.
  func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Hands every byte to the system.
  ///
  /// - Throws: ``OutputError``.
  func flush() throws(OutputError) {
    var rest = buffer[...]
    buffer.removeAll(keepingCapacity: true)
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest.removeFirst(written)
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .refused(name: name, code: errno)
      }
    }
  }

  /// Asks the system to put the bytes on the disk, and closes the file.
  ///
  /// - Throws: ``OutputError``.
  func close() throws(OutputError) {
    try flush()
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw .refused(name: name, code: errno) }
    if Foundation.close(descriptor) != 0 { throw .refused(name: name, code: errno) }
  }
}
