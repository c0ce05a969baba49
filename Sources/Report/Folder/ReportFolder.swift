import Foundation

/// The folder that a night's report goes to.
///
/// All files are written aside first, so that an error leaves the old report as it was.
public struct ReportFolder: Sendable {
  /// One file of a report.
  public struct File: Sendable {
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// Writes every file or none.
  ///
  /// - Throws: ``ReportFolderError`` where the folder cannot be written.
  public func write(_ files: [File]) throws(ReportFolderError) {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let aside = folder.appendingPathComponent(".unfinished-\(ProcessInfo.processInfo.processIdentifier)")
    let manager = FileManager.default
    defer { try? manager.removeItem(at: aside) }
    do {
      try manager.createDirectory(at: aside, withIntermediateDirectories: true)
      for file in files { try Data(file.text.utf8).write(to: aside.appendingPathComponent(file.name)) }
    } catch {
      throw ReportFolderError(path: path, reason: error.localizedDescription)
    }
    for file in files { try Self.move(aside.appendingPathComponent(file.name), to: folder, path: path) }
  }

  /// A rename replaces the old file in one step.
  private static func move(_ file: URL, to folder: URL, path: String) throws(ReportFolderError) {
    let target = folder.appendingPathComponent(file.lastPathComponent)
    if rename(file.path, target.path) != 0 {
      throw ReportFolderError(path: path, reason: String(cString: strerror(errno)))
    }
  }
}

/// Why a report could not be written.
public struct ReportFolderError: Error, Sendable, Equatable, CustomStringConvertible {
  public let path: String
  public let reason: String

  public var description: String {
    "cannot write the report to '\(path)': \(reason); check that the folder can be written, or give another --output"
  }
}
