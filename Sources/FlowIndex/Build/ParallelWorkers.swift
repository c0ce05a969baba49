import Foundation

/// Threads that work on a list side by side.
///
/// They are threads of their own and not those of a pool, because parsers descend deep and a pool's stacks are small.
struct ParallelWorkers: Sendable {
  /// In bytes. Untouched pages cost nothing.
  private static let stackSize = 16 << 20

  let count: Int

  /// - Parameter count: how many threads; nil means as many as the machine has processors.
  init(count: Int? = nil) {
    self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Transforms each element; the results are in the order of the elements.
  ///
  /// - Parameter weight: how much work an element is likely to be. The heaviest are begun first, so that no thread is
  ///   left with one of them at the end.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], weight: (Element) -> Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let order = elements.indices.sorted { (weight(elements[$1]), $0) < (weight(elements[$0]), $1) }
    let task = SharedTask<Result>(order: order)
    let finished = DispatchGroup()
    for _ in 0..<min(count, elements.count) {
      finished.enter()
      let thread = Thread {
        while let index = task.takeNext() { task.finish(index, with: transform(elements[index])) }
        finished.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    finished.wait()
    return task.results
  }
}

/// What is left to do and what is done, shared by the threads of one call.
private final class SharedTask<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let order: [Int]
  private var nextPosition = 0
  private var finished: [Result?]

  init(order: [Int]) {
    self.order = order
    finished = Array(repeating: nil, count: order.count)
  }

  func takeNext() -> Int? {
    lock.withLock {
      guard nextPosition < order.count else { return nil }
      nextPosition += 1
      return order[nextPosition - 1]
    }
  }

  func finish(_ index: Int, with result: Result) {
    lock.withLock { finished[index] = result }
  }

  /// To be read when all threads have ended.
  var results: [Result] {
    lock.withLock { finished.compactMap { $0 } }
  }
}
