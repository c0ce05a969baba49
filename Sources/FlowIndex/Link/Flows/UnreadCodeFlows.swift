/// Ways that code takes which is not in the tree, or is written in a language that is not read.
///
/// Where a storyboard names classes and no source declares any of them, the code that makes its scenes stands where the
/// classes do. Scenes with an identifier are then likely made by it.
struct UnreadCodeFlows {
  private let rows: IndexRows

  init(rows: IndexRows) {
    self.rows = rows
  }

  /// - Parameter collector: must hold all other ways.
  func add(to collector: inout FlowCollector) {
    let unread = unreadStoryboards()
    for scene in rows.scenes where unread.contains(scene.storyboardID) && scene.identifier != nil {
      guard !collector.isEntered(scene.id) else { continue }
      collector.add(FlowDraft(from: nil, via: .code, certainty: .likely), to: scene.id)
    }
  }

  /// The storyboards that name classes of which none is declared.
  private func unreadStoryboards() -> Set<Int64> {
    let systemClasses = Set(rows.systemClasses.map { ExactName($0.name) })
    let declared = Set(rows.classUses.map { InterfaceClassName($0.className, in: $0.fileID) })
    var unread: Set<Int64> = []
    var read: Set<Int64> = []
    for scene in rows.scenes {
      guard let className = scene.className, !systemClasses.contains(ExactName(className)) else { continue }
      if declared.contains(InterfaceClassName(className, in: scene.fileID)) {
        read.insert(scene.storyboardID)
      } else {
        unread.insert(scene.storyboardID)
      }
    }
    return unread.subtracting(read)
  }
}
