/// How the text of a link is made of names: `{scene}@{storyboard}`.
///
/// Text is cut where the pattern has plain text. From the first cut that is missing on, the text lacks what the pattern
/// names there.
struct LinkPattern: Sendable {
  /// The pattern as written.
  let text: String
  private let pieces: [Piece]

  private enum Piece: Equatable {
    case plain(String)
    case placeholder(Placeholder)
  }

  private enum Placeholder: String, CaseIterable {
    case scene = "{scene}"
    case storyboard = "{storyboard}"
    case ignored = "{ignored}"
  }

  init(_ text: String) {
    self.text = text
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    while !rest.isEmpty {
      if let placeholder = Placeholder.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        if !plain.isEmpty { pieces.append(.plain(plain)) }
        plain = ""
        pieces.append(.placeholder(placeholder))
        rest = rest.dropFirst(placeholder.rawValue.count)
      } else {
        plain.append(rest.removeFirst())
      }
    }
    if !plain.isEmpty { pieces.append(.plain(plain)) }
    self.pieces = pieces
  }

  /// The text between the scene and the storyboard, nil where the pattern has but one of them.
  var separator: String? {
    let names = pieces.indices.filter {
      pieces[$0] == .placeholder(.scene) || pieces[$0] == .placeholder(.storyboard)
    }
    guard names.count == 2, names[1] == names[0] + 2, case .plain(let separator) = pieces[names[0] + 1] else {
      return nil
    }
    return separator
  }

  /// Takes a text apart.
  func read(_ text: String) -> LinkNames {
    var names = LinkNames()
    var rest = text[...]
    var lastCut: String?
    for (position, piece) in pieces.enumerated() {
      switch piece {
      case .plain(let plain):
        if position > 0 { continue }
        guard rest.hasPrefix(plain) else {
          names.missingText = plain
          return names
        }
        rest = rest.dropFirst(plain.count)
      case .placeholder(let placeholder):
        let cut = self.cut(after: position)
        let end = (cut ?? lastCut).flatMap { Self.find($0, in: rest) }
        names.set(placeholder.rawValue, to: String(rest[..<(end?.lowerBound ?? rest.endIndex)]))
        guard let cut else { continue }
        guard let end else {
          names.missingText = cut
          return names
        }
        rest = rest[end.upperBound...]
        lastCut = cut
      }
    }
    return names
  }

  /// Writes names in the order of the pattern. What follows the last of them is left out, and so is an empty scene at the
  /// end.
  func write(scene: String, storyboard: String) -> String {
    pieces.prefix(through: lastPiece(isSceneEmpty: scene.isEmpty)).map { piece in
      switch piece {
      case .plain(let plain): plain
      case .placeholder(.scene): scene
      case .placeholder(.storyboard): storyboard
      case .placeholder(.ignored): ""
      }
    }.joined()
  }

  private func lastPiece(isSceneEmpty: Bool) -> Int {
    let last = pieces.lastIndex {
      $0 == .placeholder(.storyboard) || ($0 == .placeholder(.scene) && !isSceneEmpty)
    }
    return last ?? pieces.endIndex - 1
  }

  private func cut(after position: Int) -> String? {
    guard position + 1 < pieces.count, case .plain(let plain) = pieces[position + 1] else { return nil }
    return plain
  }

  private static func find(_ text: String, in whole: Substring) -> Range<Substring.Index>? {
    var start = whole.startIndex
    while start < whole.endIndex {
      let rest = whole[start...]
      if rest.hasPrefix(text) { return start..<whole.index(start, offsetBy: text.count) }
      start = whole.index(after: start)
    }
    return nil
  }
}
