import InterfaceBuilder

extension FuzzTarget {
  /// A storyboard or a xib. Every place that it tells of lies within the file.
  static let interfaceBuilder = FuzzTarget(name: "interface-builder") { bytes in
    let kind: InterfaceBuilderFileKind = bytes.count.isMultiple(of: 2) ? .storyboard : .xib
    switch InterfaceBuilderReader().read(bytes, kind: kind) {
    case .document(let document): check(document, lines: lineCount(of: bytes))
    case .skipped(let reason): expect(!reason.isEmpty, "a file is skipped without a reason")
    case .failed(let reason, let line):
      expect(!reason.isEmpty, "a file fails without a reason")
      expect((1...lineCount(of: bytes)).contains(line ?? 1), "line \(line ?? 0) is outside of the file")
    }
  }

  private static func check(_ document: InterfaceBuilderDocument, lines: Int) {
    let positions =
      document.scenes.map(\.position) + document.objects.map(\.position) + document.segues.map(\.position)
      + document.connections.map(\.position) + document.reuseIdentifiers.map(\.position)
    for position in positions {
      expect((1...lines).contains(position.line) && position.column > 0, "\(position) is outside of the file")
    }
  }
}
