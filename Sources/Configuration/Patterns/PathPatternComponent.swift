/// What stands between two slashes of a pattern.
enum PathPatternComponent: Hashable, Sendable {
  /// `**`
  case anyFolders
  case name([NamePatternElement])

  init(_ text: ArraySlice<Unicode.Scalar>) throws(PathPatternError) {
    if text.elementsEqual("**".unicodeScalars) {
      self = .anyFolders
      return
    }
    if text.isEmpty { throw .hasEmptyComponent }
    if text.elementsEqual(".".unicodeScalars) || text.elementsEqual("..".unicodeScalars) { throw .leavesRoot }
    var parser = NamePatternParser(text)
    self = .name(try parser.parse())
  }
}

extension PathPatternComponent: WildcardElement {
  var isRun: Bool { self == .anyFolders }

  /// `Legacy/**` means what the folder holds, not the folder itself.
  var needsOneAtEnd: Bool { true }

  func matches(_ component: PathComponent) -> Bool {
    guard case .name(let elements) = self else { return true }
    return Wildcards.match(component.scalars[...], elements)
  }
}

/// A piece of a pattern for one name.
enum NamePatternElement: Hashable, Sendable {
  case character(Unicode.Scalar)
  /// `?`
  case any
  /// `*`
  case anyRun
  case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
}

extension NamePatternElement: WildcardElement {
  var isRun: Bool { self == .anyRun }
  var needsOneAtEnd: Bool { false }

  func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .character(let wanted): wanted == scalar
    case .any, .anyRun: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}

/// Reads the pattern of one name.
private struct NamePatternParser {
  private var rest: ArraySlice<Unicode.Scalar>

  init(_ text: ArraySlice<Unicode.Scalar>) {
    rest = text
  }

  mutating func parse() throws(PathPatternError) -> [NamePatternElement] {
    var elements: [NamePatternElement] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if elements.last != .anyRun { elements.append(.anyRun) }
      case "?": elements.append(.any)
      case "[": elements.append(try parseSet())
      case "\\": elements.append(.character(try parseEscaped()))
      default: elements.append(.character(scalar))
      }
    }
    return elements
  }

  private mutating func parseEscaped() throws(PathPatternError) -> Unicode.Scalar {
    guard let scalar = rest.popFirst() else { throw .endsInEscape }
    return scalar
  }

  /// What follows a `[`; a `]` that stands first is a member.
  private mutating func parseSet() throws(PathPatternError) -> NamePatternElement {
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = rest.popFirst() {
      if scalar == "]", !ranges.isEmpty { return .set(ranges, isNegated: isNegated) }
      let lower = scalar == "\\" ? try parseEscaped() : scalar
      let upper = try parseUpperBound() ?? lower
      ranges.append(min(lower, upper)...max(lower, upper))
    }
    throw .hasOpenSet
  }

  /// The end of a range such as `a-z`; a `-` before the `]` is a member.
  private mutating func parseUpperBound() throws(PathPatternError) -> Unicode.Scalar? {
    guard rest.first == "-", let next = rest.dropFirst().first, next != "]" else { return nil }
    rest.removeFirst()
    rest.removeFirst()
    return next == "\\" ? try parseEscaped() : next
  }
}
