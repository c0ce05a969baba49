/// Class methods of UIStoryboard that apps declare to get their storyboards, and the storyboards that they name.
struct StoryboardMethods: Sendable {
  /// What a method returns.
  enum Storyboard: Sendable, Equatable {
    case named(String)
    case unknown
  }

  private let storyboardOfMethod: [ExactName: Storyboard]

  init(rows: IndexRows) {
    var storyboards: [ExactName: Storyboard] = [:]
    for member in rows.members where member.isStatic && rows.types[Int(member.typeID) - 1].name == "UIStoryboard" {
      storyboards[ExactName(member.name)] = .unknown
    }
    for reference in rows.codeReferences where reference.kind == "storyboard" && reference.typeName == "UIStoryboard" {
      guard let storyboard = reference.storyboard, let function = reference.function else { continue }
      let name = ExactName(String(function.prefix { $0 != "(" }))
      if storyboards[name] == .unknown { storyboards[name] = .named(storyboard) }
    }
    storyboardOfMethod = storyboards
  }

  /// Nil where no such method is declared.
  func storyboard(ofMethod name: String) -> Storyboard? {
    storyboardOfMethod[ExactName(name)]
  }
}
