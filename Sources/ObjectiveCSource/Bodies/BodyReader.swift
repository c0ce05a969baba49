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
  var scopes: [[String: LocalName]] = [[:]]
  /// The identifiers that are known to hold here.
  var guards: [Expression] = []
  var isNegated = false
  /// What `return` is expected to give; nil inside blocks, whose types are seldom written.
  var returnType: TypeReference?
  /// How deep blocks and expressions nest here; past the cap they are passed over whole.
  var depth = 0
  static let depthCap = 120

  var calls: [CallFact] = []
  var tests: [IdentifierTest] = []
  var casts: [DestinationCastFact] = []
  var returns: [ReturnFact] = []
  /// Whether the method of the superclass is called, so that this one overrides it.
  var callsSuper = false

  init(
    file: LexedFile, interest: CallInterest, body: Range<Int>, function: FunctionFact, functionIndex: Int?
  ) {
    self.file = file
    self.interest = interest
    self.function = function
    self.functionIndex = functionIndex
    callback = SegueCallback.of(selector: function.name)
    returnType = function.returnType
    index = body.lowerBound
    end = body.upperBound
  }

  mutating func readBody() -> FlowOutcome {
    readStatements(to: end)
  }

  // MARK: - Local names

  func local(_ name: String) -> LocalName? {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    return nil
  }

  func lookUp(_ name: String) -> Expression? {
    if let found = local(name) { return found.expression }
    return function.parameters.contains { $0.name == name } ? .parameter(name) : nil
  }

  mutating func declare(_ name: String, _ local: LocalName) {
    scopes[scopes.count - 1][name] = local
  }

  /// Gives a local name one more value; a name from elsewhere keeps its meaning.
  mutating func assign(_ name: String, _ value: Expression) {
    guard let level = scopes.lastIndex(where: { $0[name] != nil }) else { return }
    scopes[level][name]?.add(value)
  }
}
