/// What generators would call the storyboards, scenes, segues, cells and nibs of the tree.
///
/// Generated files are often not kept in the tree. The names follow from the storyboards, so that the symbols mean the
/// same without them.
struct GeneratedSymbols: Sendable {
  /// One storyboard as generators see it.
  struct Storyboard: Sendable {
    let name: String
    var sceneIdentifiers: [String] = []
    var segueIdentifiers: [String] = []
  }

  private let storyboards: [Storyboard]
  private let reuseIdentifiers: [String]
  private let nibNames: [String]
  /// The segue identifiers of the scenes of each class.
  private let segueIdentifiersByClass: [String: [String]]
  private let reuseIdentifiersByClass: [String: [String]]
  /// The main storyboards that the settings name, by key.
  let mainStoryboardNames: [String: [String]]

  init(rows: IndexRows) {
    var storyboards = rows.storyboards.map { Storyboard(name: $0.baseName) }
    var position: [Int64: Int] = [:]
    for (index, storyboard) in rows.storyboards.enumerated() { position[storyboard.fileID] = index }
    for scene in rows.scenes {
      guard let index = position[scene.fileID], let identifier = scene.identifier, !scene.isReference else { continue }
      storyboards[index].sceneIdentifiers.append(identifier)
    }
    var byClass: [String: [String]] = [:]
    for segue in rows.segues {
      guard let index = position[segue.fileID], let identifier = segue.identifier else { continue }
      storyboards[index].segueIdentifiers.append(identifier)
      guard let scene = segue.sceneID, let name = rows.scenes[Int(scene) - 1].className else { continue }
      byClass[name, default: []].append(identifier)
    }
    self.storyboards = storyboards
    segueIdentifiersByClass = byClass
    reuseIdentifiers = rows.reuseIdentifiers.map(\.identifier)
    var reuseByClass: [String: [String]] = [:]
    for cell in rows.reuseIdentifiers {
      guard let scene = cell.sceneID, let name = rows.scenes[Int(scene) - 1].className else { continue }
      reuseByClass[name, default: []].append(cell.identifier)
    }
    reuseIdentifiersByClass = reuseByClass
    nibNames = rows.files.filter { $0.kind == "xib" }.map { String($0.path.name.dropLast(".xib".count)) }
    var mains: [String: [String]] = ["UIMainStoryboardFile": [], "NSMainStoryboardFile": []]
    for entry in rows.entryPoints where entry.isResolved {
      let key = entry.key.split(separator: "~").first.map(String.init) ?? entry.key
      if mains[key] != nil, mains[key]?.contains(entry.storyboard) == false { mains[key]?.append(entry.storyboard) }
    }
    mainStoryboardNames = mains
  }

  /// The storyboards that a mangled name stands for.
  func storyboards(where matches: (String) -> Bool) -> [Storyboard] {
    storyboards.filter { matches($0.name) }
  }

  func reuseIdentifiers(where matches: (String) -> Bool) -> [String] { unique(reuseIdentifiers.filter(matches)) }

  func nibNames(where matches: (String) -> Bool) -> [String] { unique(nibNames.filter(matches)) }

  /// The segue identifiers of all classes that a mangled name stands for.
  func segueIdentifiers(ofClassesWhere matches: (String) -> Bool) -> [String] {
    unique(segueIdentifiersByClass.keys.filter(matches).sorted().flatMap { segueIdentifiersByClass[$0] ?? [] })
  }

  func reuseIdentifiers(ofClass name: String) -> [String] { unique(reuseIdentifiersByClass[name] ?? []) }

  /// The names of calls by which R.swift and Natalie make storyboards and scenes.
  var factoryCallNames: Set<String> {
    var names: Set<String> = []
    for storyboard in storyboards {
      names.insert(RSwiftNames.name(of: storyboard.name))
      for identifier in storyboard.sceneIdentifiers {
        names.insert(RSwiftNames.name(of: identifier))
        names.insert("instantiate" + NatalieNames.scene(of: identifier))
      }
    }
    return names
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
