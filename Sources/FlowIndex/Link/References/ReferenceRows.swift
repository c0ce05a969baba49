/// Puts references in order, each once, and gives them ids.
enum ReferenceRows {
  static func add(_ references: [Reference], to rows: inout IndexRows) {
    var seen: Set<Key> = []
    for reference in references.sorted(by: precedes) where seen.insert(Key(reference.row)).inserted {
      let id = Int64(rows.codeReferences.count + 1)
      var row = reference.row
      row.id = id
      rows.codeReferences.append(row)
      rows.referenceStoryboards += unique(reference.storyboards).map {
        ReferenceStoryboardRow(codeReferenceID: id, storyboardID: $0)
      }
      rows.referenceScenes += unique(reference.owners).map {
        ReferenceSceneRow(codeReferenceID: id, sceneID: $0, role: "owner")
      }
      rows.referenceScenes += unique(reference.targets).map {
        ReferenceSceneRow(codeReferenceID: id, sceneID: $0, role: "target")
      }
      rows.referenceSegues += unique(reference.segues).map { ReferenceSegueRow(codeReferenceID: id, segueID: $0) }
    }
  }

  /// Two references of one place that say the same are one.
  private struct Key: Hashable {
    let place: [Int64]
    let texts: [String?]

    init(_ row: CodeReferenceRow) {
      place = [row.fileID, Int64(row.line), Int64(row.column)]
      texts = [row.kind, row.storyboard, row.identifier, row.castClass, row.castPath]
    }
  }

  private static func precedes(_ left: Reference, _ right: Reference) -> Bool {
    let (leftRow, rightRow) = (left.row, right.row)
    let leftPlace = (leftRow.fileID, leftRow.line, leftRow.column, leftRow.kind)
    let rightPlace = (rightRow.fileID, rightRow.line, rightRow.column, rightRow.kind)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    let leftNames = (leftRow.storyboard ?? "", leftRow.identifier ?? "", leftRow.castClass ?? "", leftRow.wrapper ?? "")
    let rightNames = (
      rightRow.storyboard ?? "", rightRow.identifier ?? "", rightRow.castClass ?? "", rightRow.wrapper ?? ""
    )
    return leftNames < rightNames
  }

  private static func unique(_ ids: [Int64]) -> [Int64] {
    Set(ids).sorted()
  }
}
