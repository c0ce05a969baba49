import CodeFacts

/// The classes with scenes that nobody can reach, but whose controllers code makes by itself.
///
/// A controller made by `MainController(model:)` runs the code of its class, though no way leads to its scene. Making one
/// with a coder is no evidence: so do segue actions and creators, for the scene.
enum ControllersMadeInCode {
  /// - Parameters:
  ///   - rows: flows and reachability must be filled.
  ///   - reader: reads code again for the calls of initializers.
  /// - Returns: the names of the classes.
  static func find(rows: IndexRows, reader: some CallReader) -> Set<String> {
    let names = candidates(rows: rows)
    guard !names.isEmpty else { return [] }
    var made: Set<String> = []
    for (_, facts) in reader.facts(naming: names, callNames: names) {
      for call in facts.calls where names.contains(call.call.name) && isConstruction(call) {
        made.insert(call.call.name)
      }
    }
    return made
  }

  /// The classes whose code makes scenes, and of whose own scenes none can be reached.
  private static func candidates(rows: IndexRows) -> Set<String> {
    var owners: [Int64: [Int64]] = [:]
    for pair in rows.referenceScenes where pair.role == "owner" {
      owners[pair.codeReferenceID, default: []].append(pair.sceneID)
    }
    var names: Set<String> = []
    for reference in rows.codeReferences where CodeFlows.kinds.contains(reference.kind) {
      let scenes = owners[reference.id] ?? []
      guard !scenes.contains(where: { rows.sceneReachability[Int($0) - 1].isReachable }) else { continue }
      names.formUnion(scenes.compactMap { rows.scenes[Int($0) - 1].className })
    }
    return names
  }

  private static func isConstruction(_ call: CallFact) -> Bool {
    guard !call.isReference, call.call.receiver == nil else { return false }
    return !["coder", "initWithCoder"].contains(call.call.arguments.first?.label)
  }
}
