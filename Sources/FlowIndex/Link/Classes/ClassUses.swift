/// Finds the declared classes that Interface Builder files name.
///
/// The module that a file gives is not asked: it is stale as often as not, and the name at run time is that of the target
/// that is built.
enum ClassUses {
  static func find(rows: IndexRows, program: Program, model: ClassModel) -> [ClassUseRow] {
    var seen: Set<Use> = []
    var found: [ClassUseRow] = []
    for use in uses(in: rows) where seen.insert(use).inserted {
      let answer = model.lookup.candidates(interfaceBuilderName: use.name, fileID: use.fileID)
      var types: Set<Int> = []
      for (position, declaration) in answer.inScope.enumerated() {
        let type = model.homes[declaration]
        guard model.isClass(type, program: program), types.insert(type).inserted else { continue }
        found.append(
          ClassUseRow(
            fileID: use.fileID, className: use.name, typeID: Int64(type + 1),
            isNearest: position < answer.nearestCount))
      }
    }
    return found
  }

  private struct Use: Hashable {
    let fileID: Int64
    let name: String
  }

  private static func uses(in rows: IndexRows) -> [Use] {
    var uses = rows.scenes.compactMap { use($0.fileID, $0.className) }
    uses += rows.objects.compactMap { use($0.fileID, $0.className) }
    uses += rows.segues.compactMap { use($0.fileID, $0.className) }
    uses += rows.reuseIdentifiers.compactMap { use($0.fileID, $0.className) }
    return uses
  }

  private static func use(_ fileID: Int64, _ name: String?) -> Use? {
    name.map { Use(fileID: fileID, name: $0) }
  }
}
