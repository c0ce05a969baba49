import CodeFacts

/// What UIKit and AppKit answer to, where no source declares a member of the name.
extension Evaluator {
  func systemProperty(_ name: String, ofInstance type: TypeIdentity, isOpen: Bool) -> Outcome {
    switch name {
    case "storyboard": return Outcome(.storyboard(.ofController(type)), .constant, isOpen: isOpen)
    case "superclass": return .unknown
    case "className", "nameOfClass": return Outcome(.string(className(of: type)), .typeName, isOpen: isOpen)
    case "class", "classForCoder": return Outcome(.metatype(type), .typeName, isOpen: isOpen)
    case "rawValue", "self": return Outcome(values: [], isOpen: isOpen)
    default: return Outcome(values: [], isOpen: isOpen)
    }
  }

  func systemProperty(_ name: String, ofMetatype type: TypeIdentity, how: Resolution) -> Outcome {
    switch (name, type) {
    case ("main", .external("NSStoryboard")): return Outcome(.storyboard(.main), .constant)
    // Libraries that apps share add `className`; it says the same everywhere.
    case ("description", _) where how != .dynamic, ("className", _) where how != .dynamic:
      return Outcome(.string(className(of: type)), .typeName)
    default: return .unknown
    }
  }

  /// Functions and initializers of the system that make a text, a storyboard or a name; nil for any other call.
  func systemCall(_ call: CallExpression, in frame: Frame, expected: [TypeIdentity], depth: Int) -> Outcome? {
    if let storyboard = storyboardCall(call, in: frame, expected: expected, depth: depth) { return storyboard }
    switch call.name {
    case "String", "NSString":
      guard let argument = call.arguments.first, call.receiver == nil else { return nil }
      return argument.label == nil || argument.label == "describing" || argument.label == "reflecting"
        ? asText(argument.value, in: frame, depth: depth)
        : evaluate(argument.value, in: frame, depth: depth)
    case "NSStringFromClass":
      return call.arguments.first.map { asText($0.value, in: frame, depth: depth) }
    case "NSStringFromSelector", "NSLocalizedString": return .unknown
    case "stringWithString:", "stringWithFormat:":
      guard call.arguments.count == 1 else { return .unknown }
      return evaluate(call.arguments[0].value, in: frame, depth: depth)
    case "stringByAppendingString:":
      guard let receiver = call.receiver, let argument = call.arguments.first else { return .unknown }
      return concatenate([receiver, argument.value], in: frame, depth: depth)
    case "object", "objectForInfoDictionaryKey", "objectForInfoDictionaryKey:", "objectForKey:":
      return mainStoryboardName(call)
    case "type": return nil
    default: return stringWrapper(call, in: frame, expected: expected, depth: depth)
    }
  }

  /// `NSStoryboard.Name("x")`, `.init("x")`, `.init(rawValue: "x")` of the string types of AppKit.
  private func stringWrapper(
    _ call: CallExpression, in frame: Frame, expected: [TypeIdentity], depth: Int
  ) -> Outcome? {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      argument.label == nil || argument.label == "rawValue" || argument.label == "stringLiteral"
    else { return nil }
    let written: String?
    if call.name == "init" {
      switch call.receiver {
      case nil, .member(nil, _): written = expected.compactMap(\.externalName).first(where: Self.isStringWrapper)
      case let receiver?: written = receiver.dottedPath
      }
    } else {
      let base = call.receiver?.dottedPath.map { "\($0)." } ?? ""
      written = base + call.name
    }
    guard let written, Self.isStringWrapper(written) else { return nil }
    return evaluate(argument.value, in: frame, depth: depth)
  }

  /// Whether a type of AppKit is nothing but a string.
  static func isStringWrapper(_ name: String) -> Bool {
    [
      "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
      "NSUserInterfaceItemIdentifier",
      "NSNib.Name", "Name", "SceneIdentifier", "Identifier",
    ].contains(name)
  }

  /// `Bundle.main.object(forInfoDictionaryKey: "UIMainStoryboardFile")`.
  private func mainStoryboardName(_ call: CallExpression) -> Outcome? {
    guard case .string(let key)? = call.arguments.first?.value, symbols.mainStoryboardNames[key] != nil else {
      return nil
    }
    return Outcome(
      values: (symbols.mainStoryboardNames[key] ?? []).map { Evaluated(.string($0), .constant) })
  }

  /// `UIStoryboard(name:bundle:)` and its spellings.
  private func storyboardCall(
    _ call: CallExpression, in frame: Frame, expected: [TypeIdentity], depth: Int
  ) -> Outcome? {
    guard makesStoryboard(call, in: frame, expected: expected), let name = call.arguments.first else { return nil }
    let names = evaluate(
      name.value, in: frame, expected: [.external("NSStoryboard.Name"), .external("Name"), .external("String")],
      depth: depth)
    let bundle = call.arguments.count > 1 ? BundleText.foreign(call.arguments[1].value, in: frame) : nil
    let values = texts(of: names).map { Evaluated(.storyboard(.named($0.text, bundle: bundle)), $0.how) }
    if values.isEmpty { return Outcome(.instance(.external("UIStoryboard")), .dynamic, isOpen: names.isOpen) }
    return Outcome(values: values, isOpen: names.isOpen)
  }

  private func makesStoryboard(_ call: CallExpression, in frame: Frame, expected: [TypeIdentity]) -> Bool {
    if call.name == "storyboardWithName:bundle:" { return true }
    guard call.arguments.first?.label == "name" else { return false }
    switch call.name {
    case "UIStoryboard", "NSStoryboard": return true
    case "init":
      let storyboards: [TypeIdentity] = [.external("UIStoryboard"), .external("NSStoryboard")]
      switch call.receiver {
      case nil, .member(nil, _): return expected.contains(where: storyboards.contains)
      case .selfReference, .selfType, .superReference:
        return frame.selfType.map { type in storyboards.contains { model.isKind(type, of: $0) } } ?? false
      case let receiver?: return receiver.dottedPath == "UIStoryboard" || receiver.dottedPath == "NSStoryboard"
      }
    default: return false
    }
  }
}

extension TypeIdentity {
  var externalName: String? {
    if case .external(let name) = self { name } else { nil }
  }
}
