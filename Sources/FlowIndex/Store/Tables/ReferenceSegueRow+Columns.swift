extension ReferenceSegueRow: StoredRow {
  static let table = "reference_segues"
  static let columns: [StoredColumn<ReferenceSegueRow>] = [
    .reference("code_reference_id", to: "code_references") { $0.codeReferenceID },
    .reference("segue_id", to: "segues") { $0.segueID },
  ]
}
