import Foundation

/// One run of a program: how long it took and what memory it held at most.
struct ProcessRun {
  /// In seconds, from start to end.
  let seconds: Double
  /// In bytes.
  let peakMemory: Int
  let status: Int32

  /// Runs a program to its end, its output thrown away.
  ///
  /// - Parameters:
  ///   - command: the program and its words.
  ///   - output: where its output goes.
  /// - Throws: `BenchmarkError` where it cannot be started.
  init(_ command: [String], output: String = "/dev/null") throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    let code = posix_spawnp(&process, command[0], &actions, nil, words, environ)
    guard code == 0 else {
      throw BenchmarkError.system(
        action: "start", path: command[0], reason: String(cString: strerror(code)))
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    seconds = (ContinuousClock.now - start) / .seconds(1)
    // Linux counts in units of 1,024 bytes.
    peakMemory = usage.ru_maxrss * 1024
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}
