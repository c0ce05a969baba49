import Testing

@testable import FlowIndex

@Suite("Working side by side")
struct ParallelWorkersTests {
  @Test("The results are in the order of the elements, with any number of threads", arguments: [1, 2, 7])
  func order(count: Int) {
    let squares = ParallelWorkers(count: count).map(Array(0..<500), weight: { $0 % 13 }, { $0 * $0 })
    #expect(squares == (0..<500).map { $0 * $0 })
  }

  @Test("No elements have no results, and a count of zero means one thread")
  func edges() {
    #expect(ParallelWorkers(count: 4).map([Int](), weight: { $0 }, { $0 }).isEmpty)
    #expect(ParallelWorkers(count: 0).map([1], weight: { $0 }, { $0 + 1 }) == [2])
  }

  @Test("Results may be absent without losing their place")
  func optionalResults() {
    let halves = ParallelWorkers(count: 2).map([1, 2, 3, 4], weight: { $0 }, { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(halves == [nil, 1, nil, 2])
  }

  @Test("Work may descend deep")
  func stack() {
    @Sendable func depth(_ number: Int) -> Int { number == 0 ? 0 : 1 + depth(number - 1) }
    #expect(ParallelWorkers(count: 2).map([40_000], weight: { $0 }, depth) == [40_000])
  }
}
