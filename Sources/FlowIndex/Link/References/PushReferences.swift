import CodeFacts

/// Makes references of the calls that push a scene which they, or a variable that they name, have just made.
struct PushReferences: Sendable {
  let maker: ReferenceMaker

  private static let callNames: Set<String> = ["pushViewController", "pushViewController:animated:"]

  /// The references of one file, by its position in the program.
  func references(inFile file: Int) -> [Reference] {
    let facts = maker.evaluator.program.files[file].facts
    return facts.calls.flatMap { call -> [Reference] in
      guard Self.callNames.contains(call.call.name), !call.isReference,
        let pushed = call.call.arguments.first?.value.withoutUnwrapping, case .call(let maker) = pushed
      else { return [] }
      return references(of: call, making: maker, file: file, language: facts.language)
    }
  }

  private func references(
    of push: CallFact, making call: CallExpression, file: Int, language: SourceLanguage
  ) -> [Reference] {
    var made = push
    made.call = call
    guard let form = CallForm.of(made, language: language), form.kind.makesScene else { return [] }
    let function = push.function.map { FunctionID(file: file, index: $0) }
    let frame = maker.evaluator.frame(ofCodeIn: function, owner: push.owner, file: file)
    let findings = SiteReader(evaluator: maker.evaluator).read(made, form: form, in: frame)
    let place = ReferencePlace(
      file: file, function: function, owner: frame.owner, line: push.position.line, column: push.position.column,
      isConditional: push.isConditional, expression: ExpressionText.of(call))
    return maker.references(for: findings, at: place).filter { !$0.targets.isEmpty }.map { reference in
      var pushed = reference
      pushed.row.kind = ReferenceKind.pushScene.rawValue
      pushed.row.castClass = nil
      pushed.row.castKind = nil
      return pushed
    }
  }
}
