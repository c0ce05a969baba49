extension ReferenceStoryboardRow: StoredRow {
  static let table = "reference_storyboards"
  static let columns: [StoredColumn<ReferenceStoryboardRow>] = [
    .integer("code_reference_id") { $0.codeReferenceID },
    .integer("storyboard_id") { $0.storyboardID },
  ]
}
