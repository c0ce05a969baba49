import CSQLite

/// A flag that ends the queries that watch it. Once raised it stays raised.
///
/// `raise` only stores one number, so a signal handler may call it, from any thread.
public final class CancellationFlag: @unchecked Sendable {
  // The number is only touched by atomic operations, which is what makes sharing it safe.
  private let storage: UnsafeMutablePointer<Int32>

  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: 0)
  }

  deinit {
    storage.deallocate()
  }

  /// Asks for the end.
  public func raise() { sceneql_raise_flag(storage) }

  /// Whether the end was asked for.
  public var isRaised: Bool { sceneql_is_flag_raised(storage) != 0 }
}
