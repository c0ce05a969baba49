#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads from an open file.
enum DescriptorReader {
  /// All that comes until the end or the first error.
  static func readToEnd(_ descriptor: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try? read(1 << 16, from: descriptor), !piece.isEmpty { bytes += piece }
    return bytes
  }

  /// As many bytes as there are, at most as many as asked for.
  static func read(_ count: Int, from descriptor: CInt) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
          let length = try readOnce(descriptor, into: rest)
          if length == 0 { return }
          filled += length
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// One read that no signal interrupts; 0 at the end.
  private static func readOnce(
    _ descriptor: CInt, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      let error = SystemError.last
      guard error.isInterruption else { throw error }
    }
  }
}
