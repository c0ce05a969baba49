/// What can happen when a statement runs.
struct FlowOutcome {
  /// Control can go on behind it.
  var fallsThrough: Bool
  /// It can return a value that is not nil.
  var canSucceed: Bool

  static let goesOn = FlowOutcome(fallsThrough: true, canSucceed: false)
  /// Traps, throws, or returns nil.
  static let fails = FlowOutcome(fallsThrough: false, canSucceed: false)
  static let succeeds = FlowOutcome(fallsThrough: false, canSucceed: true)

  /// One of the two runs.
  func either(_ other: FlowOutcome) -> FlowOutcome {
    FlowOutcome(
      fallsThrough: fallsThrough || other.fallsThrough, canSucceed: canSucceed || other.canSucceed)
  }
}
