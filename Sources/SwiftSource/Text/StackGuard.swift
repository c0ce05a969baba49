import Foundation

/// Runs work that recurses as deep as the source nests, without overflowing the stack.
enum StackGuard {
  /// The parser gives up below 256 levels; a small stack holds this many.
  private static let depthOfSmallStack = 48
  private static let bigStack = 64 << 20

  /// Runs the work here when the source nests little, else on a thread of its own with a big stack.
  static func run<Result: Sendable>(nestingDepth: Int, _ work: @escaping @Sendable () -> Result) -> Result {
    guard nestingDepth > depthOfSmallStack else { return work() }
    let box = ResultBox<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = work()
      done.signal()
    }
    thread.stackSize = bigStack
    thread.start()
    done.wait()
    return box.result ?? work()
  }

  /// Carries the result from the thread; the semaphore orders the write before the read.
  private final class ResultBox<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }

  /// How deep brackets nest, counted without regard to strings and comments: never less than the truth.
  static func nestingDepth(of bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      default:
        break
      }
    }
    return deepest
  }
}
