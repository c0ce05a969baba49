/// Which class of a given set a class is or inherits from.
struct ClassFamilies: Sendable {
  /// A class of the set that was found.
  struct Match: Sendable, Equatable {
    /// The name as it stands in the set.
    let name: ExactName
    /// Whether a subclass below it has a `perform` of its own.
    let overridesPerform: Bool
  }

  private let typesByName: [InterfaceClassName: [Int64]]
  private let ancestorsOfType: [Int64: [TypeAncestorRow]]
  private let typesWithPerform: Set<Int64>
  private let types: [TypeRow]

  init(rows: IndexRows) {
    var typesByName: [InterfaceClassName: [Int64]] = [:]
    for use in rows.classUses where use.isNearest {
      typesByName[InterfaceClassName(use.className, in: use.fileID), default: []].append(use.typeID)
    }
    let used = Set(rows.classUses.map(\.typeID))
    let steps = rows.typeAncestors.filter { used.contains($0.typeID) }
    self.typesByName = typesByName
    ancestorsOfType = Dictionary(grouping: steps, by: \.typeID).mapValues { $0.sorted { $0.depth < $1.depth } }
    let performs = rows.members.filter { $0.selector == "perform" && !$0.isStatic }
    typesWithPerform = Set(performs.map { rows.types[Int($0.typeID) - 1].classTypeID ?? $0.typeID })
    types = rows.types
  }

  /// The first class of the set on the way from a class up to its superclasses.
  ///
  /// - Parameters:
  ///   - className: the class as an Interface Builder file names it.
  ///   - file: the file that names it.
  func match(_ className: String, in file: Int64, among names: Set<ExactName>) -> Match? {
    let name = ExactName(className)
    if names.contains(name) { return Match(name: name, overridesPerform: false) }
    for type in typesByName[InterfaceClassName(className, in: file), default: []] {
      if let match = match(ancestorsOf: type, among: names) { return match }
    }
    return nil
  }

  private func match(ancestorsOf type: Int64, among names: Set<ExactName>) -> Match? {
    var overridesPerform = false
    for step in ancestorsOfType[type, default: []] {
      let ancestor = types[Int(step.ancestorTypeID) - 1]
      let own = [ancestor.name, ancestor.objectiveCName].compactMap { $0 }.map { ExactName($0) }
      if let name = own.first(where: names.contains) {
        return Match(name: name, overridesPerform: overridesPerform)
      }
      if typesWithPerform.contains(ancestor.id) { overridesPerform = true }
      if let superclass = ancestor.superclass.map(Self.withoutModule), names.contains(superclass) {
        return Match(name: superclass, overridesPerform: overridesPerform)
      }
    }
    return nil
  }

  private static func withoutModule(_ name: String) -> ExactName {
    ExactName(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
