import CodeFacts

/// Pairs the arguments of a call with the parameters of a function.
enum ArgumentMatch {
  /// - Parameter isPositional: whether labels do not count.
  /// - Returns: nil where an argument has no parameter, or a parameter without default has no argument.
  static func match(
    _ arguments: [Argument], to parameters: [ParameterFact], isPositional: Bool
  ) -> [(argument: Argument, parameter: ParameterFact)]? {
    if isPositional {
      return arguments.count == parameters.count ? zip(arguments, parameters).map { ($0, $1) } : nil
    }
    var pairs: [(argument: Argument, parameter: ParameterFact)] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      guard let found = index(for: argument, from: next, in: parameters, isLast: position == arguments.count - 1) else {
        return nil
      }
      for skipped in parameters[next..<found] where !isOptional(skipped) { return nil }
      pairs.append((argument, parameters[found]))
      next = found + 1
    }
    for rest in parameters[next...] where !isOptional(rest) { return nil }
    return pairs
  }

  private static func index(
    for argument: Argument, from start: Int, in parameters: [ParameterFact], isLast: Bool
  ) -> Int? {
    for position in parameters.indices.dropFirst(start) where parameters[position].label == argument.label {
      return position
    }
    // Before Swift 3 the first argument had no label unless one was declared beside the name.
    if start == 0, argument.label == nil, let first = parameters.first, first.label == first.name { return 0 }
    // A trailing closure has no label whatever the parameter is called.
    guard isLast, argument.label == nil, case .closure = argument.value else { return nil }
    return parameters.indices.dropFirst(start).last
  }

  private static func isOptional(_ parameter: ParameterFact) -> Bool {
    parameter.defaultValue != nil || parameter.type?.name.isEmpty == true
  }
}
