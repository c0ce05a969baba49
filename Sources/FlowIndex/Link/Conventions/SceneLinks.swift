/// Finds the scenes that stand for scenes of other storyboards by a convention.
struct SceneLinks {
  private let conventions: [ExactName: (id: Int64, convention: LinkConvention)]
  private let families: ClassFamilies
  private let resolver: LinkResolver

  /// - Parameter conventions: all of them; a convention's id is its position, counted from 1.
  init(conventions: [LinkConvention], families: ClassFamilies, resolver: LinkResolver) {
    var byClass: [ExactName: (id: Int64, convention: LinkConvention)] = [:]
    for (position, convention) in conventions.enumerated() where convention.owner == .scene {
      guard let className = convention.className, byClass[ExactName(className)] == nil else { continue }
      byClass[ExactName(className)] = (Int64(position + 1), convention)
    }
    self.conventions = byClass
    self.families = families
    self.resolver = resolver
  }

  /// Adds the links, and marks their scenes as placeholders.
  func link(_ rows: inout IndexRows) {
    let classNames = Set(conventions.keys)
    let attributes = LinkAttributes(rows: rows)
    for scene in rows.scenes {
      guard let className = scene.className,
        let match = families.match(className, in: scene.fileID, among: classNames),
        let (id, convention) = conventions[match.name],
        var link = read(convention, of: scene, attributes: attributes, rows: rows)
      else { continue }
      link.id = Int64(rows.storyboardLinks.count + 1)
      link.conventionID = id
      rows.storyboardLinks.append(link)
      rows.scenes[Int(scene.id) - 1].isPlaceholder = true
      rows.scenes[Int(scene.id) - 1].targetSceneID = link.targetSceneID
    }
  }

  private func read(
    _ convention: LinkConvention, of scene: SceneRow, attributes: LinkAttributes, rows: IndexRows
  ) -> StoryboardLinkRow? {
    let home = rows.storyboards[Int(scene.storyboardID) - 1]
    var link = StoryboardLinkRow(
      id: 0, conventionID: 0, fileID: scene.fileID, sceneID: scene.id, text: "", doesPush: convention.doesPush,
      line: scene.line, column: scene.column)
    switch convention.source {
    case .identifier: return nil
    case .restorationIdentifier(let pattern):
      guard let text = scene.restorationIdentifier else {
        link.problem = "it has no restoration identifier, which would name the storyboard"
        return link
      }
      let names = pattern.read(text)
      link.text = text
      link.fill(names, resolver.resolve(names, text: text, pattern: pattern, from: home))
    case .runtimeAttributes(let storyboard, let identifier):
      let read = attributes.link(of: scene.id, storyboard: storyboard, scene: identifier)
      link.fill(read, attribute: storyboard, resolver: resolver, from: home)
    }
    return link
  }
}

extension StoryboardLinkRow {
  /// Takes what a text says and what it leads to.
  mutating func fill(_ names: LinkNames, _ answer: LinkResolver.Answer) {
    storyboard = names.storyboard.flatMap { $0.isEmpty ? nil : $0 }
    identifier = names.identifier
    switch answer {
    case .scene(let scene): targetSceneID = scene
    case .problem(let text): problem = text
    case .unresolved: break
    }
  }

  /// Takes what runtime attributes say and what they lead to.
  mutating func fill(
    _ read: LinkAttributes.Link, attribute: String, resolver: LinkResolver, from home: StoryboardRow
  ) {
    text = read.text
    if let place = read.place {
      line = place.line
      column = place.column
    }
    guard read.names.storyboard != nil else {
      problem = "no runtime attribute '\(attribute)' names the storyboard"
      return
    }
    var answer = resolver.resolve(read.names, text: read.text, pattern: nil, from: home)
    if read.hasBundle, case .problem = answer { answer = .unresolved }
    fill(read.names, answer)
  }
}
