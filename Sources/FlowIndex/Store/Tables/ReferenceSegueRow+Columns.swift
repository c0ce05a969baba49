extension ReferenceSegueRow: StoredRow {
  static let table = "reference_segues"
  static let columns: [StoredColumn<ReferenceSegueRow>] = [
    .integer("code_reference_id") { $0.codeReferenceID },
    .integer("segue_id") { $0.segueID },
  ]
}
