import CodeFacts

/// Which methods UIKit, AppKit and WatchKit hand a segue or its identifier to.
enum SegueCallback {
  static func of(selector: String) -> IdentifierTestFact.Callback? {
    switch selector {
    case "prepareForSegue:sender:": return .prepare
    case "shouldPerformSegueWithIdentifier:sender:": return .shouldPerform
    case "contextForSegueWithIdentifier:", "contextsForSegueWithIdentifier:",
      "contextForSegueWithIdentifier:inTable:rowIndex:", "contextsForSegueWithIdentifier:inTable:rowIndex:":
      return .context
    default: return nil
    }
  }

  /// Whether a parameter is a segue by its type.
  static func isSegue(_ type: TypeReference?) -> Bool {
    type?.name == "UIStoryboardSegue" || type?.name == "NSStoryboardSegue"
  }
}
