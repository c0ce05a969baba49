import Configuration

/// Finds the nearest existing name for cells that code asks for and nothing registers.
enum ReuseIdentifierNames {
  /// Fills `nearest` of the references that ask for an unknown cell.
  ///
  /// - Parameters:
  ///   - references: all of the index, as registrations count too.
  ///   - rows: the tables of storyboards and xibs must be filled.
  static func fillNearest(of references: inout [Reference], rows: IndexRows) {
    let known = names(in: references, rows: rows)
    let list = known.map(\.text).sorted()
    for index in references.indices where references[index].row.kind == ReferenceKind.dequeue.rawValue {
      guard let identifier = references[index].row.identifier, !known.contains(ExactName(identifier)) else { continue }
      references[index].row.nearest = NearestName.nearest(to: identifier, among: list)
    }
  }

  private static func names(in references: [Reference], rows: IndexRows) -> Set<ExactName> {
    let registering: Set<ReferenceKind> = [.registerNib, .registerClass, .makeCell]
    let kinds = Set(registering.map(\.rawValue))
    let registered = references.filter { kinds.contains($0.row.kind) }.compactMap(\.row.identifier)
    let drawn = rows.reuseIdentifiers.map(\.identifier) + rows.objects.compactMap(\.identifier)
    return Set((registered + drawn).filter { !$0.isEmpty }.map { ExactName($0) })
  }
}
