import CodeFacts

/// Symbols of SwiftGen, R.swift and Natalie, where the generated file is not in the tree.
extension Evaluator {
  /// A symbol such as `StoryboardScene.Main.detail`; nil for any other member.
  func generatedSymbol(_ name: String, of base: Expression, in frame: Frame) -> Outcome? {
    guard let path = base.dottedPath else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let root = parts.first, isGenerated(root, in: frame) || parts.last == "Segue" || parts.last == "Reusable"
    else {
      return nil
    }
    switch (root, parts.count) {
    case ("StoryboardScene", 2): return swiftGenScene(name, storyboard: parts[1])
    case ("StoryboardSegue", 2):
      let found = symbols.storyboards { SwiftGenNames.type(of: $0) == parts[1] }.flatMap(\.segueIdentifiers)
      return strings(found.filter { SwiftGenNames.member(of: $0) == name })
    case ("R", 2): return rSwiftSymbol(name, section: parts[1])
    case ("R", 3): return rSwiftSymbol(name, section: parts[1], group: parts[2])
    case ("Storyboards", 1): return storyboardSymbol(name) { $0 == name }
    default: return natalieSymbol(name, parts: parts, in: frame)
    }
  }

  /// The scene or storyboard that a generated function makes; nil for any other call.
  func generatedCall(_ call: CallExpression, in frame: Frame) -> Outcome? {
    guard let receiver = call.receiver, let path = receiver.dottedPath else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let root = parts.first, isGenerated(root, in: frame) else { return nil }
    switch (root, parts.count) {
    case ("R", 2), ("R", 3): return generatedSymbol(call.name, of: receiver, in: frame)
    case ("StoryboardScene", 2), ("Storyboards", 2): return factory(call.name, root: root, storyboard: parts[1])
    default: return nil
    }
  }

  /// What members of a generated scene give.
  func symbolProperty(_ name: String, of symbol: SceneSymbol) -> Outcome {
    switch name {
    case "identifier", "name":
      return symbol.identifier.map { Outcome(.string($0), .generated) } ?? .unknown
    case "storyboard": return Outcome(.storyboard(.named(symbol.storyboard, bundle: nil)), .generated)
    default: return .unknown
    }
  }

  /// Whether a name is the root of generated symbols whose file the tree lacks.
  private func isGenerated(_ root: String, in frame: Frame) -> Bool {
    guard ["StoryboardScene", "StoryboardSegue", "R", "Storyboards"].contains(root) else { return false }
    guard case .external = model.resolve(root, inFile: frame.file, scope: nil) else { return false }
    return true
  }

  private func swiftGenScene(_ name: String, storyboard: String) -> Outcome? {
    let found = symbols.storyboards { SwiftGenNames.type(of: $0) == storyboard }
    var result = Outcome.unknown
    for board in found {
      switch name {
      case "initialScene": result.insert(scene(board.name, nil))
      case "storyboardName": result.insert(Evaluated(.string(board.name), .generated))
      case "storyboard": result.insert(Evaluated(.storyboard(.named(board.name, bundle: nil)), .generated))
      default:
        for identifier in board.sceneIdentifiers where SwiftGenNames.member(of: identifier) == name {
          result.insert(scene(board.name, identifier))
        }
      }
    }
    return result.isEmpty ? nil : result
  }

  /// `StoryboardScene.Main.instantiateDetail()` of old SwiftGen, `Storyboards.Main.instantiateDetail()` of Natalie.
  private func factory(_ name: String, root: String, storyboard: String) -> Outcome? {
    let prefix = "instantiate"
    guard name.hasPrefix(prefix) else { return nil }
    let rest = String(name.dropFirst(prefix.count))
    var result = Outcome.unknown
    for board in symbols.storyboards(where: { $0 == storyboard || SwiftGenNames.type(of: $0) == storyboard }) {
      if rest == "InitialViewController" || rest == "InitialController" || rest == "InitialScene" {
        result.insert(scene(board.name, nil))
      }
      for identifier in board.sceneIdentifiers
      where NatalieNames.scene(of: identifier) == rest || SwiftGenNames.type(of: identifier) == rest {
        result.insert(scene(board.name, identifier))
      }
    }
    return result.isEmpty ? nil : result
  }

  private func rSwiftSymbol(_ name: String, section: String) -> Outcome? {
    switch section {
    case "storyboard": storyboardSymbol(name) { RSwiftNames.name(of: $0) == name }
    case "reuseIdentifier": strings(symbols.reuseIdentifiers { RSwiftNames.name(of: $0) == name })
    case "nib": strings(symbols.nibNames { RSwiftNames.name(of: $0) == name })
    default: nil
    }
  }

  private func rSwiftSymbol(_ name: String, section: String, group: String) -> Outcome? {
    switch section {
    case "segue":
      let found = symbols.segueIdentifiers { RSwiftNames.name(of: $0) == group }
      return strings(found.filter { RSwiftNames.name(of: $0) == name })
    case "storyboard":
      var result = Outcome.unknown
      for board in symbols.storyboards(where: { RSwiftNames.name(of: $0) == group }) {
        if name == "name" { result.insert(Evaluated(.string(board.name), .generated)) }
        for identifier in board.sceneIdentifiers where RSwiftNames.name(of: identifier) == name {
          result.insert(scene(board.name, identifier))
        }
      }
      return result.isEmpty ? nil : result
    default: return nil
    }
  }

  /// `BookListController.Segue.showBook` and `.Reusable.bookCell`, where the class declares no such type itself.
  private func natalieSymbol(_ name: String, parts: [String], in frame: Frame) -> Outcome? {
    guard parts.count >= 2, let kind = parts.last else { return nil }
    guard case .external = model.resolve(parts.joined(separator: "."), inFile: frame.file, scope: nil) else {
      return nil
    }
    let owner = parts[parts.count - 2]
    switch kind {
    case "Segue":
      return strings(symbols.segueIdentifiers { $0 == owner }.filter { NatalieNames.segue(of: $0) == name })
    case "Reusable":
      return strings(symbols.reuseIdentifiers(ofClass: owner).filter { NatalieNames.reuse(of: $0) == name })
    default: return nil
    }
  }

  private func storyboardSymbol(_ name: String, where matches: (String) -> Bool) -> Outcome? {
    let found = symbols.storyboards(where: matches)
    guard !found.isEmpty else { return nil }
    return Outcome(values: found.map { Evaluated(.storyboard(.named($0.name, bundle: nil)), .generated) })
  }

  private func scene(_ storyboard: String, _ identifier: String?) -> Evaluated {
    Evaluated(.scene(SceneSymbol(storyboard: storyboard, identifier: identifier)), .generated)
  }

  private func strings(_ texts: [String]) -> Outcome? {
    texts.isEmpty ? nil : Outcome(values: texts.map { Evaluated(.string($0), .generated) })
  }
}
