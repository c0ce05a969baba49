/// Gathers what is found, and counts what is left out.
struct FoundFiles {
  private(set) var files: [SourceFile] = []
  private(set) var problems: [DiscoveryProblem] = []
  private var hiddenByDefault: [String: Int] = [:]
  private var hiddenByConfiguration = 0

  var hidden: HiddenFiles {
    var hidden = HiddenFiles()
    hidden.byDefault =
      hiddenByDefault
      .map { HiddenFiles.Folder(name: $0.key, count: $0.value) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    hidden.byConfiguration = hiddenByConfiguration
    return hidden
  }

  mutating func add(_ file: SourceFile) {
    files.append(file)
  }

  mutating func addProblem(_ path: [UInt8], _ error: SystemError) {
    problems.append(DiscoveryProblem(path: SourcePath(bytes: path), message: error.description))
  }

  mutating func count(_ reason: HidingReason) {
    switch reason {
    case .defaultExclude(let folder): hiddenByDefault[folder, default: 0] += 1
    case .configuration: hiddenByConfiguration += 1
    }
  }
}
