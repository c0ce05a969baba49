/// How a way is drawn.
public enum WayStyle: String, Sendable, CaseIterable {
  /// show, push, and the like: the next screen takes the place of this one.
  case show
  /// modal, popover, sheet: the next screen comes over this one.
  case present
  /// A container and what it holds.
  case relationship
  case embed
  case custom
  case unwind
  /// From a storyboard reference to the scene it stands for.
  case reference
  case code
  /// Into the app.
  case entry

  /// - Parameter segueKind: as the storyboard writes it.
  init(segueKind: String) {
    self =
      switch segueKind {
      case "presentation", "modal", "popover", "popoverPresentation", "sheet", "preview": .present
      case "relationship": .relationship
      case "embed": .embed
      case "custom": .custom
      case "unwind": .unwind
      default: .show
      }
  }

  /// What a legend says.
  var words: String {
    switch self {
    case .show: "show, push"
    case .present: "present, popover"
    case .relationship: "relationship"
    case .embed: "embed"
    case .custom: "custom segue"
    case .unwind: "unwind"
    case .reference: "reference"
    case .code: "made in code"
    case .entry: "start"
    }
  }
}
