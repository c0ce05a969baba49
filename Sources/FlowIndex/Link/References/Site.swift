import CodeFacts

/// A call of the system that names something.
struct Site: Hashable, Sendable {
  /// The file, by its position in the program.
  let file: Int
  /// The call, by its position in the file's facts.
  let call: Int
}

extension CallForm {
  /// The form of the system that a call has; nil for any other call.
  static func of(_ call: CallFact, language: SourceLanguage) -> CallForm? {
    guard !call.isReference else { return nil }
    if language == .objectiveC, let form = ObjectiveCCallForms.all[call.call.name] { return form }
    if let form = SwiftCallForms.all[call.call.name]?.first(where: { $0.fits(call.call) }) { return form }
    return GeneratedCalls.isFactory(call.call) ? .generatedFactory : nil
  }

  /// `R.storyboard.main.detail()`, whose name is that of a scene.
  private static var generatedFactory: CallForm {
    var form = CallForm(.instantiate, [], identifier: nil)
    form.isGeneratedFactory = true
    return form
  }

  private func fits(_ call: CallExpression) -> Bool {
    guard call.arguments.count >= labels.count else { return false }
    return zip(labels, call.arguments).allSatisfy { $0 == $1.label }
  }
}
