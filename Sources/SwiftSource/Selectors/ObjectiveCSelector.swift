/// The Objective-C selector of a Swift method, by the rule of the Swift compiler.
///
/// The first label joins the base name, with `With` before it unless a preposition is there already.
/// The later labels stand as written.
struct ObjectiveCSelector {
  /// A parameter as far as it matters for the selector.
  struct Parameter {
    /// The label at the call; nil for `_`.
    let label: String?
    let isClosure: Bool
  }

  let baseName: String
  let parameters: [Parameter]
  var isAsync = false
  var canThrow = false

  /// The words that need no `With` before or after them.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The selector under the rule that holds since Swift 3.
  var text: String {
    render(pieces(firstPiece: firstPiece))
  }

  /// The selector under the rule of Swift 2, where the first parameter had no label unless two names were written.
  var withoutFirstLabel: String {
    render(pieces(firstPiece: baseName))
  }

  private var firstPiece: String {
    guard let label = parameters.first?.label else { return baseName }
    return Self.joined(baseName, with: label)
  }

  /// The base name and a label as one piece.
  private static func joined(_ baseName: String, with label: String) -> String {
    let needsNoWith =
      prepositions.contains(CamelCaseWords(label).first) || prepositions.contains(CamelCaseWords(baseName).last)
    return baseName + (needsNoWith ? "" : "With") + capitalized(label)
  }

  private func pieces(firstPiece: String) -> [String] {
    var pieces = parameters.enumerated().map { $0 == 0 ? firstPiece : $1.label ?? "" }
    if isAsync {
      pieces.append(pieces.isEmpty ? baseName + "WithCompletionHandler" : "completionHandler")
    } else if canThrow {
      insertErrorPiece(into: &pieces)
    }
    return pieces
  }

  /// The error parameter stands before closures that close the list.
  private func insertErrorPiece(into pieces: inout [String]) {
    let trailingClosures = parameters.reversed().prefix { $0.isClosure }.count
    let index = pieces.count - trailingClosures
    guard index == 0 else { return pieces.insert("error", at: index) }
    pieces.insert(baseName + "AndReturnError", at: 0)
    if pieces.count > 1 { pieces[1] = parameters[0].label ?? "" }
  }

  private func render(_ pieces: [String]) -> String {
    pieces.isEmpty ? baseName : pieces.map { $0 + ":" }.joined()
  }

  /// The label with its first letter as a capital; only ASCII letters have one for the compiler.
  private static func capitalized(_ label: String) -> String {
    var bytes = Array(label.utf8)
    if let first = bytes.first, Byte.isLowercase(first) { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
