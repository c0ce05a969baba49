/// What a scene is for a person who looks at the map.
public enum SceneKind: String, Sendable, CaseIterable {
  case screen
  case navigation
  case tabs
  case split
  case pages
  case window
  case application
  /// A storyboard reference, or a scene that stands for another one by a link convention.
  case reference

  /// - Parameter element: the tag of the controller.
  init(element: String) {
    self =
      switch element {
      case "navigationController": .navigation
      case "tabBarController", "tabViewController": .tabs
      case "splitViewController": .split
      case "pageViewController", "pagecontroller": .pages
      case "windowController": .window
      case "application": .application
      case "viewControllerPlaceholder", "controllerPlaceholder": .reference
      default: .screen
      }
  }

  /// What to call a scene that nobody named. The class would say "controller" after each.
  var shortWords: String {
    switch self {
    case .screen: "Screen"
    case .navigation: "Navigation"
    case .tabs: "Tabs"
    case .split: "Split View"
    case .pages: "Pages"
    case .window: "Window"
    case .application: "Application"
    case .reference: "Reference"
    }
  }

  /// What it is.
  var words: String {
    switch self {
    case .screen: "View Controller"
    case .navigation: "Navigation Controller"
    case .tabs: "Tab Bar Controller"
    case .split: "Split View Controller"
    case .pages: "Page View Controller"
    case .window: "Window Controller"
    case .application: "Application"
    case .reference: "Storyboard Reference"
    }
  }

  /// Whether it holds other controllers and has no view of its own to draw.
  var isContainer: Bool {
    switch self {
    case .navigation, .tabs, .split, .pages, .window, .application: true
    case .screen, .reference: false
    }
  }
}
