/// What an expression may stand for at run time.
enum Value: Hashable, Sendable {
  case string(String)
  /// A case of a declared enum.
  case enumCase(type: Int, name: String)
  case metatype(TypeIdentity)
  /// Some instance of a type.
  case instance(TypeIdentity)
  /// An array, a set, or the values of a dictionary: instances of a type.
  case collection(of: TypeIdentity)
  /// An instance whose initializer's arguments are known.
  case built(Construction)
  case storyboard(StoryboardValue)
  /// A symbol that a generator made for a scene.
  case scene(SceneSymbol)
}

/// An instance with the arguments it was made from.
struct Construction: Hashable, Sendable {
  let type: TypeIdentity
  let arguments: [ConstructionArgument]
}

/// An argument of an initializer with its possible values.
struct ConstructionArgument: Hashable, Sendable {
  let label: String?
  let values: [Evaluated]
}

/// A storyboard object.
enum StoryboardValue: Hashable, Sendable {
  /// Made by name; the bundle as written where it is not the code's own.
  case named(String, bundle: String?)
  /// The storyboard that a controller of a class was made from.
  case ofController(TypeIdentity)
  /// The storyboard that the settings of the app name.
  case main
}

/// A scene as a generator names it; without an identifier it is the initial one.
struct SceneSymbol: Hashable, Sendable {
  let storyboard: String
  let identifier: String?
}

/// A value and how it was found.
struct Evaluated: Hashable, Sendable {
  let value: Value
  let how: Resolution

  init(_ value: Value, _ how: Resolution) {
    self.value = value
    self.how = how
  }
}

/// Every value that an expression may have, as far as is known.
struct Outcome: Hashable, Sendable {
  /// Each value once, in the order found.
  private(set) var values: [Evaluated] = []
  /// Whether more values come from the callers of the function: from its parameters, its generic types or `Self`.
  var isOpen = false

  static let unknown = Outcome()

  init() {}

  init(_ value: Value, _ how: Resolution, isOpen: Bool = false) {
    values = [Evaluated(value, how)]
    self.isOpen = isOpen
  }

  init(values: [Evaluated], isOpen: Bool = false) {
    self.isOpen = isOpen
    for value in values { insert(value) }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The strings among the values.
  var strings: [(text: String, how: Resolution)] {
    values.compactMap { evaluated in
      if case .string(let text) = evaluated.value { (text, evaluated.how) } else { nil }
    }
  }

  /// The types of the instances among the values.
  var instanceTypes: [TypeIdentity] {
    values.compactMap { evaluated in
      switch evaluated.value {
      case .instance(let type): type
      case .built(let construction): construction.type
      case .enumCase(let type, _): .declared(type)
      default: nil
      }
    }
  }

  /// The types that the metatypes among the values stand for.
  var metatypes: [TypeIdentity] {
    values.compactMap { if case .metatype(let type) = $0.value { type } else { nil } }
  }

  mutating func insert(_ value: Evaluated) {
    guard values.count < Self.limit, !values.contains(value) else { return }
    values.append(value)
  }

  mutating func formUnion(_ other: Outcome) {
    for value in other.values { insert(value) }
    isOpen = isOpen || other.isOpen
  }

  /// The same values, found no more plainly than in a given way.
  func found(atLeast how: Resolution) -> Outcome {
    Outcome(values: values.map { Evaluated($0.value, max($0.how, how)) }, isOpen: isOpen)
  }

  /// More values than this say nothing.
  private static let limit = 200
}
