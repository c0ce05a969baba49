import CSQLite
import Dispatch

/// Tells when a query works on although its time is up.
///
/// SQLite asks the execution guard between the steps of its virtual machine only. One call of a function is one step:
/// `replace` on a text of some megabytes can take minutes, and nothing but the end of the process stops it.
final class OverrunWatch {
  private let deadline = SharedMoment()
  private let timer: any DispatchSourceTimer

  /// How far over its time a query may be before that is told, and how often the watch looks.
  static let patience: Duration = .milliseconds(1000)
  private static let interval: DispatchTimeInterval = .milliseconds(250)

  /// - Parameter onOverrun: is told once, on another thread than the query's.
  init(onOverrun: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [deadline] in
      guard let moment = deadline.nanoseconds, DispatchTime.now().uptimeNanoseconds >= moment else { return }
      deadline.nanoseconds = nil
      onOverrun()
    }
    timer.resume()
  }

  deinit {
    timer.cancel()
  }

  /// A step begins that has this much time.
  func begin(timeLeft: Duration) {
    deadline.nanoseconds = DispatchTime.now().uptimeNanoseconds &+ (timeLeft + Self.patience).wholeNanoseconds
  }

  /// The step has ended.
  func end() {
    deadline.nanoseconds = nil
  }
}

/// A moment that one thread sets while another looks at it.
private final class SharedMoment: @unchecked Sendable {
  // The number is only touched by atomic operations, which is what makes sharing it safe. 0 stands for no moment.
  private let storage: UnsafeMutablePointer<UInt64>

  init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: 0)
  }

  deinit {
    storage.deallocate()
  }

  /// Since the machine was started; nil for none.
  var nanoseconds: UInt64? {
    get {
      let number = sceneql_load_number(storage)
      return number == 0 ? nil : number
    }
    set { sceneql_store_number(storage, newValue ?? 0) }
  }
}

extension Duration {
  /// Not less than 0, and not more than some hundred years.
  fileprivate var wholeNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return UInt64(min(seconds, 1 << 33)) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
