extension ReferenceStoryboardRow: StoredRow {
  static let table = "reference_storyboards"
  static let columns: [StoredColumn<ReferenceStoryboardRow>] = [
    .reference("code_reference_id", to: "code_references") { $0.codeReferenceID },
    .reference("storyboard_id", to: "storyboards") { $0.storyboardID },
  ]
}
