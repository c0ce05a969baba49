import CodeFacts

/// Reads one body: follows local names, and records calls, tests of segue identifiers and casts of destinations.
struct BodyReader {
  let file: LexedFile
  let interest: CallInterest
  let function: FunctionFact
  let functionIndex: Int?
  let callback: IdentifierTestFact.Callback?

  var index: Int
  let end: Int
  /// What local names stand for, the innermost block last.
  var scopes: [[String: Expression]] = [[:]]
  /// The identifiers that are known to hold here.
  var guards: [Expression] = []
  var isNegated = false
  /// How deep blocks and expressions nest here; past the cap they are passed over whole.
  var depth = 0
  static let depthCap = 120

  var calls: [CallFact] = []
  var tests: [IdentifierTest] = []
  var casts: [DestinationCastFact] = []
  var returns: [ReturnFact] = []

  init(
    file: LexedFile, interest: CallInterest, body: Range<Int>, function: FunctionFact, functionIndex: Int?
  ) {
    self.file = file
    self.interest = interest
    self.function = function
    self.functionIndex = functionIndex
    callback = SegueCallback.of(selector: function.name)
    index = body.lowerBound
    end = body.upperBound
  }

  mutating func readBody() -> FlowOutcome {
    readStatements(to: end)
  }

  func lookUp(_ name: String) -> Expression? {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    return function.parameters.contains { $0.name == name } ? .parameter(name) : nil
  }

  /// Gives a local name its first value.
  mutating func declare(_ name: String, as value: Expression) {
    scopes[scopes.count - 1][name] = value
  }

  /// Gives a local name one more value; a name from elsewhere keeps its meaning.
  mutating func assign(_ name: String, _ value: Expression) {
    guard let level = scopes.lastIndex(where: { $0[name] != nil }) else { return }
    switch scopes[level][name] {
    case .some(.null), .some(.opaque), nil:
      scopes[level][name] = value
    case .some(.either(let values)) where values.count < 8:
      scopes[level][name] = .either(values.contains(value) ? values : values + [value])
    case .some(let earlier) where earlier != value:
      scopes[level][name] = .either([earlier, value])
    default:
      break
    }
  }
}
