import CSQLite

/// Ends a query that works too long or that nobody wants any more.
///
/// SQLite asks it every thousand steps of its virtual machine.
final class ExecutionGuard {
  private let cancellation: CancellationFlag?
  private let overrunWatch: OverrunWatch?
  private var timeout: Duration?
  private var timeLeft: Duration = .zero
  private var deadline: ContinuousClock.Instant?

  init(cancellation: CancellationFlag?, overrunWatch: OverrunWatch? = nil) {
    self.cancellation = cancellation
    self.overrunWatch = overrunWatch
  }

  /// Watches a connection; the connection must not outlive the guard.
  func watch(_ database: Database) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_progress_handler(database.handle, 1000, executionGuardStops, context)
  }

  /// Starts the time of a query anew.
  func begin(timeout: Duration?) {
    self.timeout = timeout
    timeLeft = timeout ?? .zero
  }

  /// Counts the time of the work, and of nothing else, against the query's time.
  func timed<Result>(_ work: () throws -> Result) throws -> Result {
    guard timeout != nil else { return try work() }
    let start = ContinuousClock.now
    deadline = start + timeLeft
    overrunWatch?.begin(timeLeft: timeLeft)
    defer {
      overrunWatch?.end()
      timeLeft -= ContinuousClock.now - start
      deadline = nil
    }
    return try work()
  }

  /// Why the query must end; nil while it may go on.
  var stop: QueryError? {
    if cancellation?.isRaised == true { return .interrupted }
    if let timeout, let deadline, ContinuousClock.now >= deadline { return .timedOut(after: timeout) }
    if let timeout, timeLeft <= .zero { return .timedOut(after: timeout) }
    return nil
  }
}

/// SQLite's progress handler: anything but 0 ends the query.
private func executionGuardStops(context: UnsafeMutableRawPointer?) -> Int32 {
  guard let context else { return 0 }
  return Unmanaged<ExecutionGuard>.fromOpaque(context).takeUnretainedValue().stop == nil ? 0 : 1
}
