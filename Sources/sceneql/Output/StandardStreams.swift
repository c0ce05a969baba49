import Foundation

/// Stdin, stdout and stderr as the process got them.
enum StandardStreams {
  /// Puts `/dev/null` in the place of each one that is closed.
  ///
  /// The next file that is opened would otherwise take its number, and a message for people would end up in it.
  static func fillGaps() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The system gives out the lowest free number, and those below it are taken.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
