import CodeFacts

/// Which methods the system calls about segues.
enum SegueCallback {
  /// The callback that a function is, by its name and labels.
  static func callback(of function: FunctionFact) -> IdentifierTestFact.Callback {
    let labels = function.parameters.map(\.label)
    switch function.name {
    case "prepare" where labels == ["for", "sender"] && isSegue(function.parameters[0].type): return .prepare
    case "prepareForSegue" where labels.count == 2: return .prepare
    case "shouldPerformSegue" where labels.first == "withIdentifier": return .shouldPerform
    case "shouldPerformSegueWithIdentifier": return .shouldPerform
    case "contextForSegue", "contextForSegueWithIdentifier": return .context
    case "contextsForSegue", "contextsForSegueWithIdentifier": return .context
    default: return .other
    }
  }

  /// Whether a type is a segue: the system's, or a subclass named after it.
  static func isSegue(_ type: TypeReference?) -> Bool {
    type?.name.utf8.reversed().starts(with: "Segue".utf8.reversed()) ?? false
  }
}
