import Configuration

/// Finds what a mistyped class name in a storyboard or xib most likely means.
enum NearestClassNames {
  /// - Parameter rows: objects, segues, types and uses of classes must be filled.
  /// - Returns: one row for each undeclared class that resembles a declared one, in the order of their names.
  static func find(rows: IndexRows) -> [NearestClassNameRow] {
    let system = rows.systemClasses.map(\.name)
    let declared = rows.types.filter { $0.kind == "class" }.map { TypeLookup.lastComponent($0.name) }
    let known = Set((system + declared + rows.types.compactMap(\.objectiveCName)).map { ExactName($0) })
    let used = rows.objects.compactMap(\.className) + rows.segues.compactMap(\.className)
    let missing = Set(used.map { ExactName($0) }).subtracting(known).map(\.text).sorted()
    let candidates = Dictionary(grouping: Set(declared), by: \.utf8.count)
    return missing.compactMap { name in
      let nearby = (-3...3).flatMap { candidates[name.utf8.count + $0, default: []] }
      return NearestName.nearest(to: name, among: nearby).map { NearestClassNameRow(className: name, nearest: $0) }
    }
  }
}
