/// What several runs of one work came to.
struct Measurement {
  let name: String
  /// In seconds, the median of all runs.
  let seconds: Double
  /// In bytes, the most that any run held.
  let peakMemory: Int

  init(_ name: String, runs: [ProcessRun]) {
    self.name = name
    let sorted = runs.map(\.seconds).sorted()
    let middle = sorted.count / 2
    seconds = sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    peakMemory = runs.map(\.peakMemory).max() ?? 0
  }
}
