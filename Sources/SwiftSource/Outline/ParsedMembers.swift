import SwiftParser
import SwiftSyntax

/// The members of a file that the parser reads, each where it stands.
struct ParsedMembers {
  /// The tree of a text that holds these members and the types around them, and blanks everywhere else.
  let tree: SourceFileSyntax
  private let declarations: [Int: DeclSyntax]

  /// - Parameters:
  ///   - events: the outline of the file.
  ///   - bytes: the whole file.
  /// - Throws: where the parser sees other members than the outline.
  init(_ events: [OutlineEvent], of bytes: [UInt8]) throws(UnsureError) {
    let members = MemberText.members(of: events)
    let text = MemberText.text(of: events, members: members, in: bytes)
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    declarations = Self.declarations(of: tree, startingAt: Set(members.map(\.lowerBound)))
    for member in members {
      // Both must agree on where the member ends, else one of them has misread it.
      guard let declaration = declarations[member.lowerBound], declaration.byteRange == member else {
        throw UnsureError()
      }
    }
  }

  /// The declaration that starts at an offset.
  func declaration(at offset: Int) -> DeclSyntax? { declarations[offset] }

  private static func declarations(of tree: SourceFileSyntax, startingAt starts: Set<Int>) -> [Int: DeclSyntax] {
    var found: [Int: DeclSyntax] = [:]
    var waiting = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    while let declaration = waiting.popLast() {
      let start = declaration.positionAfterSkippingLeadingTrivia.utf8Offset
      if starts.contains(start) {
        found[start] = declaration
      } else if let type = declaration.asProtocol(DeclGroupSyntax.self) {
        waiting += type.memberBlock.members.map(\.decl)
      }
    }
    return found
  }
}

/// The text that the parser gets to see.
private enum MemberText {
  static func members(of events: [OutlineEvent]) -> [Range<Int>] {
    events.compactMap { if case .parsed(let range, _, _) = $0 { range } else { nil } }
  }

  /// As long as the whole file, so that every byte keeps its place.
  static func text(of events: [OutlineEvent], members: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
    var text = [UInt8](repeating: Byte.lineFeed, count: bytes.count)
    for member in members { text.replaceSubrange(member, with: bytes[member]) }
    for type in typesAround(members, events) {
      text.replaceSubrange(type.header, with: bytes[type.header])
      text[type.end] = UInt8(ascii: "}")
    }
    return text
  }

  private struct TypeExtent {
    let header: Range<Int>
    let end: Int
  }

  /// The types that hold one of the members, at any depth.
  private static func typesAround(_ members: [Range<Int>], _ events: [OutlineEvent]) -> [TypeExtent] {
    var found: [TypeExtent] = []
    var open: [Range<Int>] = []
    for event in events {
      switch event {
      case .openType(_, let header): open.append(header)
      case .closeType(let end):
        guard let header = open.popLast() else { continue }
        if holdsMember(header.lowerBound..<end, members) { found.append(TypeExtent(header: header, end: end)) }
      default: continue
      }
    }
    return found
  }

  /// Members stand in order, so the first one behind the start decides.
  private static func holdsMember(_ type: Range<Int>, _ members: [Range<Int>]) -> Bool {
    var low = 0
    var high = members.count
    while low < high {
      let middle = (low + high) / 2
      if members[middle].lowerBound < type.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low].lowerBound < type.upperBound
  }
}
