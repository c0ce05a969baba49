#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif

/// A program that runs beside this one and whose standard output is read. It gets no input, and its messages are dropped.
struct ChildProcess {
  private let identifier: pid_t
  private let outputEnd: CInt

  /// Starts a program that the search path knows; nil where that fails.
  ///
  /// - Parameters:
  ///   - command: the name of the program and its arguments.
  ///   - variables: names of environment variables that it must not see.
  ///   - additions: environment variables that it sees whatever this program's own say.
  init?(command: [String], without variables: Set<String>, with additions: [String: String] = [:]) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = Self.spawn(command, without: variables, with: additions, writingTo: ends[1])
    close(ends[1])
    guard let started else {
      close(ends[0])
      return nil
    }
    identifier = started
    outputEnd = ends[0]
  }

  /// Waits for the end; nil where the program failed. To be called once.
  func output() -> [UInt8]? {
    let bytes = DescriptorReader.readToEnd(outputEnd)
    close(outputEnd)
    var status: CInt = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard SystemError.last.isInterruption else { return nil }
    }
    // Zero means that it exited by itself and with code 0.
    return status == 0 ? bytes : nil
  }

  private static func spawn(
    _ command: [String], without variables: Set<String>, with additions: [String: String], writingTo end: CInt
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var identifier: pid_t = 0
    let arguments = CStringArray(command)
    let added = CStringArray(additions.map { "\($0.key)=\($0.value)" })
    let inherited = inheritedEnvironment(without: variables.union(additions.keys))
    let result = posix_spawnp(
      &identifier, command[0], &actions, nil, arguments.pointers, inherited + added.pointers)
    return result == 0 ? identifier : nil
  }

  /// The settings of this program's environment, in place.
  private static func inheritedEnvironment(without variables: Set<String>) -> [UnsafeMutablePointer<CChar>?] {
    var settings: [UnsafeMutablePointer<CChar>?] = []
    var index = 0
    while let setting = environ[index] {
      let name = String(cString: setting).prefix { $0 != "=" }
      if !variables.contains(String(name)) { settings.append(setting) }
      index += 1
    }
    return settings
  }
}

/// Strings as C takes them, ended by a null; freed with the value.
private final class CStringArray {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }
}
