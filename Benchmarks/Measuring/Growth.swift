import Foundation

/// How the time of a work grows with the size of the app.
enum Growth {
  /// The exponent that fits best: 1 where time grows as the size does, 2 where it grows with its square.
  ///
  /// It is the slope of the straight line through the logarithms of sizes and times, by least squares.
  static func exponent(sizes: [Double], seconds: [Double]) -> Double {
    let points = zip(sizes.map(log), seconds.map(log))
    let count = Double(sizes.count)
    let meanSize = points.reduce(0) { $0 + $1.0 } / count
    let meanTime = points.reduce(0) { $0 + $1.1 } / count
    let covariance = points.reduce(0) { $0 + ($1.0 - meanSize) * ($1.1 - meanTime) }
    let variance = points.reduce(0) { $0 + ($1.0 - meanSize) * ($1.0 - meanSize) }
    return covariance / variance
  }
}
