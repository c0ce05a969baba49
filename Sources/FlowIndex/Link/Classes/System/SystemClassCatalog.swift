import Configuration

/// The classes of the system's frameworks, with their superclasses.
struct SystemClassCatalog: Sendable {
  private let superclass: [String: String]
  private let framework: [String: String]
  private let directSubclasses: [String: [String]]

  /// - Parameter additions: further classes, from the configuration.
  init(additions: [SystemClassSetting] = []) {
    var superclass: [String: String] = [:]
    var framework: [String: String] = ["NSObject": "Foundation", "NSProxy": "Foundation"]
    for part in SystemFrameworks.all {
      for (parent, names) in part.classes {
        for name in names.split(separator: " ") {
          superclass[String(name)] = parent
          framework[String(name)] = part.name
        }
      }
    }
    for addition in additions {
      superclass[addition.name] = addition.superclass
      framework[addition.name] = Configuration.fileName
    }
    self.superclass = superclass
    self.framework = framework
    directSubclasses = Dictionary(grouping: superclass.keys.sorted()) { superclass[$0] ?? "" }
  }

  func contains(_ name: String) -> Bool {
    framework[name] != nil
  }

  /// The superclasses of a class, nearest first, without itself.
  func superclasses(of name: String) -> [String] {
    var chain: [String] = []
    var current = superclass[name]
    while let next = current, !chain.contains(next) {
      chain.append(next)
      current = superclass[next]
    }
    return chain
  }

  /// Every class below a class.
  func subclasses(of name: String) -> [String] {
    var found: [String] = []
    var waiting = [name]
    while let next = waiting.popLast() {
      let below = directSubclasses[next] ?? []
      found += below
      waiting += below
    }
    return found
  }

  var rows: [SystemClassRow] {
    framework.keys.sorted().map {
      SystemClassRow(name: $0, superclass: superclass[$0], framework: framework[$0] ?? "")
    }
  }
}

/// The classes that a framework declares, the subclasses of each superclass in one line.
struct SystemFramework: Sendable {
  let name: String
  let classes: KeyValuePairs<String, String>
}

/// Every framework that the catalogue knows.
enum SystemFrameworks {
  static let all: [SystemFramework] =
    [foundation, uiKitControllers, uiKitViews, uiKitObjects, appKitControllers, appKitViews, appKitObjects, watchKit]
    + media + services
}
