import Foundation

/// The files of a report's folder that are no part of the report.
struct OtherFiles {
  private let folder: String
  private let names: [String]

  /// How many files of others a folder may hold; a fuller one is no folder of reports.
  private static let mostFiles = 100

  /// - Returns: nil where the folder holds more than a few plain files, so that it is not just for reports.
  init?(in folder: String, besides names: Set<String>) {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    let others = entries.filter { !names.contains($0) }
    guard others.count <= Self.mostFiles, entries.allSatisfy({ Self.isPlainFile("\(folder)/\($0)") }) else {
      return nil
    }
    self.folder = folder
    self.names = others.sorted()
  }

  private static func isPlainFile(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Gives each file a second name in another folder.
  ///
  /// - Returns: whether the disk can do so.
  func link(into other: String) -> Bool {
    names.allSatisfy { Foundation.link("\(folder)/\($0)", "\(other)/\($0)") == 0 }
  }

  /// Moves the files that another folder lacks.
  func move(into other: String) {
    for name in names where access("\(other)/\(name)", F_OK) != 0 { rename("\(folder)/\(name)", "\(other)/\(name)") }
  }
}
