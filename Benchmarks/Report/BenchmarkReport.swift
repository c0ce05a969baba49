import Foundation

/// Prints what was measured as Markdown tables.
struct BenchmarkReport {
  func write(
    _ title: String, extent: (files: Int, bytes: Int), works: [Measurement], peers: [Measurement],
    runs: Int
  ) {
    let megabytes = Self.fixed(Double(extent.bytes) / 1e6, digits: 1)
    print("## \(title)\n")
    print("\(extent.files) files, \(megabytes) MB; medians of \(runs) runs, warm page cache\n")
    let cat = peers.first?.seconds ?? 1
    print("| work | seconds | peak memory, MB | times cat |")
    print("|---|---|---|---|")
    for measurement in works + peers {
      let seconds = Self.fixed(measurement.seconds, digits: 3)
      let memory = Self.fixed(Double(measurement.peakMemory) / 1e6, digits: 0)
      print(
        "| \(measurement.name) | \(seconds) | \(memory) | \(Self.fixed(measurement.seconds / cat, digits: 1)) |"
      )
    }
    print("")
  }

  func writeGrowth(parts: [Int], names: [String], seconds: [String: [Double]]) {
    print("| work | \(parts.map { "\($0)x" }.joined(separator: " | ")) | exponent |")
    print("|---|\(parts.map { _ in "---|" }.joined())---|")
    for name in names {
      let times = seconds[name] ?? []
      let exponent = Growth.exponent(sizes: parts.map(Double.init), seconds: times)
      let cells = times.map { Self.fixed($0, digits: 3) } + [Self.fixed(exponent, digits: 2)]
      print("| \(name) | \(cells.joined(separator: " | ")) |")
    }
    print("")
  }

  private static func fixed(_ number: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}
