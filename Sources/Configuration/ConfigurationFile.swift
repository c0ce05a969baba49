#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Configuration {
  /// More than this is no configuration written by hand.
  private static let largestSize = 1 << 20

  /// Reads the configuration at the root of an app; where there is none, nothing is set.
  ///
  /// Links are not followed: the file belongs to the tree.
  public static func load(root: String) throws(ConfigurationError) -> Configuration {
    let path = "\(root)/\(fileName)"
    // A pipe of that name must not make the open wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return Configuration()
      case ELOOP: throw ConfigurationError(.unreadable("it is a link; put the file itself there"))
      default: throw ConfigurationError(.unreadable(String(cString: strerror(errno))))
      }
    }
    defer { close(descriptor) }
    return try parse(readAll(descriptor))
  }

  /// Reads a configuration from the bytes of its file.
  public static func parse(_ bytes: [UInt8]) throws(ConfigurationError) -> Configuration {
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try JSONParser.parse(bytes)
    } catch {
      throw ConfigurationError(.syntax(error.message), line: error.position.line, column: error.position.column)
    }
    return try ConfigurationReader.read(node)
  }

  private static func readAll(_ descriptor: CInt) throws(ConfigurationError) -> [UInt8] {
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      throw ConfigurationError(.unreadable("it is not a regular file"))
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw ConfigurationError(.unreadable(String(cString: strerror(errno)))) }
      bytes += buffer[..<count]
      guard bytes.count <= largestSize else { throw ConfigurationError(.unreadable("it is larger than 1 MiB")) }
    }
  }
}
