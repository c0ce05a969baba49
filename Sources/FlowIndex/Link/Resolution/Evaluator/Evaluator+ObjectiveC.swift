import CodeFacts

/// Objective-C reads methods and properties alike: `[self mainStoryboard]` and `self.mainStoryboard` mean the same,
/// whichever of the two is declared.
extension Evaluator {
  /// Whether a function is called by reading its name: a computed property, or a method without parameters.
  func isReadByName(_ function: FunctionID) -> Bool {
    let fact = program.fact(of: function)
    return fact.kind == .getter || (fact.kind == .function && fact.parameters.isEmpty && isObjectiveC(function.file))
  }

  /// The value of a property that a message without arguments asks for.
  func unaryMessage(_ call: CallExpression, in frame: Frame, depth: Int) -> Outcome {
    guard let receiver = call.receiver, call.arguments.isEmpty, isObjectiveC(frame.file) else { return .unknown }
    return evaluateMember(call.name, of: receiver, in: frame, expected: [], depth: depth)
  }

  /// The value of the property whose instance variable is read, as `_detail` is that of `detail`.
  func instanceVariable(_ name: String, in frame: Frame, depth: Int) -> Outcome {
    guard isObjectiveC(frame.file), name.utf8.first == UInt8(ascii: "_"), name.utf8.count > 1,
      let selfType = frame.selfType
    else { return .unknown }
    return evaluate(
      memberNamed: String(name.dropFirst()), of: selfType, selfValues: frame.selfValues, isOpen: frame.isSelfOpen,
      from: frame, depth: depth)
  }

  /// Declarations of one global; `extern NSString *const kName;` says nothing where the definition is known.
  func withoutForwardDeclarations(_ declarations: [Declaration]) -> [Declaration] {
    let defining = declarations.filter { declaration in
      guard case .value(let file, let index) = declaration else { return true }
      return program.files[file].facts.values[index].value != nil
    }
    return defining.isEmpty ? declarations : defining
  }

  func isObjectiveC(_ file: Int) -> Bool {
    program.files[file].facts.language == .objectiveC
  }
}
