/// The forms of a difference.
public enum DifferenceFormat: String, Sendable, CaseIterable {
  case text
  case markdown
  case json

  /// The difference in this form.
  ///
  /// - Parameters:
  ///   - old: what the user calls the old moment.
  ///   - new: what the user calls the new one.
  public func text(of difference: FlowDifference, old: String, new: String) -> String {
    switch self {
    case .text: DifferenceText(difference: difference).text
    case .markdown: DifferenceMarkdown(difference: difference, old: old, new: new).text
    case .json: DifferenceJSON(difference: difference, old: old, new: new).text
    }
  }
}

extension FlowDifference.Section {
  /// The heading for people.
  var title: String {
    switch self {
    case .scenes: "Scenes"
    case .segues: "Segues"
    case .identifiers: "Identifiers"
    case .ways: "Ways"
    case .becameUnreachable: "Became unreachable"
    case .becameReachable: "Became reachable"
    }
  }

  /// Sections that matter most to a reviewer come first.
  static let inReadingOrder: [Self] = [.becameUnreachable, .becameReachable, .scenes, .segues, .identifiers, .ways]
}
