import CodeFacts

/// A file whose declarations the outline reads; the parser sees the members that need it, and no more.
enum OutlinedFile {
  /// The facts of a file; nil where the outline is not sure of something, and the parser must read all of it.
  static func facts(of source: SourceText, interest: CallInterest) -> SourceFacts? {
    guard let events = outline(of: source, interest: interest) else { return nil }
    guard events.contains(where: \.needsParser) else {
      return OutlineAssembly.facts(of: events, members: nil, source: source, interest: interest)
    }
    return StackGuard.run(nestingDepth: StackGuard.nestingDepth(of: source.bytes)) {
      do throws(UnsureError) {
        let members = try ParsedMembers(events, of: source.bytes)
        var facts = OutlineAssembly.facts(of: events, members: members, source: source, interest: interest)
        facts.problems = SyntaxProblems.read(from: members.tree, source: source, interest: interest)
        return facts
      } catch {
        return nil
      }
    }
  }

  private static let suppression = ByteSearch("sceneql:disable", rareByte: "q")

  private static func outline(of source: SourceText, interest: CallInterest) -> [OutlineEvent]? {
    source.bytes.withUnsafeBufferPointer { bytes in
      // Whether a marker stands in a comment or in a string is for the parser.
      guard suppression.next(in: bytes) == nil else { return nil }
      var reader = OutlineReader(source: source, interest: interest, bytes: bytes)
      do throws(UnsureError) {
        try reader.readFile()
        return reader.events
      } catch {
        return nil
      }
    }
  }
}

extension OutlineEvent {
  fileprivate var needsParser: Bool {
    if case .parsed = self { true } else { false }
  }
}
