/// How high a chart reaches.
enum ChartScale {
  /// The least round number that is not below a value: 1, 2, 4, 6, 10, 20, 40, 60, 100, …
  static func ceiling(above value: Int) -> Int {
    var power = 1
    while true {
      for step in [1, 2, 4, 6] where step * power >= value { return step * power }
      let (next, overflows) = power.multipliedReportingOverflow(by: 10)
      if overflows { return value }
      power = next
    }
  }
}
