/// What a run found that the cache is to keep.
struct FactChanges {
  /// A content that was read for the first time.
  struct NewContent {
    let id: Int
    let key: ContentKey
    let outcome: FileRecord.Outcome?
    /// What it says, as bytes; none where it is none of the index's business.
    let facts: [UInt8]
  }

  let state: IndexState
  let newContents: [NewContent]
  /// The ids of the contents that files have now.
  let usedContents: Set<Int>
  /// Every answer that linking needed; nil where those that are kept stay as they are.
  let answers: [Question: Answers]?
}
