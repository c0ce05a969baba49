import Foundation

/// Files that a user hands to the tool, pipes among them.
enum InputFile {
  /// Why a file could not be read, in the system's words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// More than this is no statement or list that people write, and `/dev/zero` has no end; in bytes.
  private static let largestSize = 64 << 20

  /// Every byte of the file; a single dash or `/dev/stdin` is stdin.
  ///
  /// - Throws: ``Failure``.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let isInput = path == "-" || path == "/dev/stdin"
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
    defer { if !isInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
        guard bytes.count <= largestSize else { throw Failure(description: "it is larger than 64 MiB") }
      } else if errno != EINTR {
        throw Failure(description: String(cString: strerror(errno)))
      }
    }
  }
}
