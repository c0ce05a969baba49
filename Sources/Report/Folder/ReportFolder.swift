import FileSystem
import Foundation

/// The folder that a night's report goes to.
///
/// All files are written into a folder beside it, which then changes places with it in one step: whoever looks, and
/// whatever kills the process, there are the files of one night. What else stands in the folder stays.
///
/// Where the folder holds more than files, or its disk cannot exchange folders, each file is replaced in one step, but
/// one after the other.
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
    do {
      let target = try existingTarget()
      if let target {
        if try !exchange(target, files) { try replaceEach(in: target, files) }
      } else {
        try putNew(files)
      }
    } catch {
      throw ReportFolderError(path: path, reason: (error as? SystemFailure)?.reason ?? error.localizedDescription)
    }
  }

  /// The folder itself where it exists, links followed.
  private func existingTarget() throws -> String? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
    guard isDirectory.boolValue else { throw SystemFailure(action: "write", path: path, code: ENOTDIR) }
    return URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().path
  }

  private func putNew(_ files: [File]) throws {
    let target = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    let parent = URL(fileURLWithPath: target).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let stage = try ReportStage(besides: target)
    defer { stage.remove() }
    try stage.write(files)
    guard rename(stage.path, target) == 0 else { throw SystemFailure(action: "make", path: target) }
    try DurableFile.flushFolder(parent.path)
  }

  /// - Returns: false where the folders cannot change places; the old report is as it was then.
  private func exchange(_ target: String, _ files: [File]) throws -> Bool {
    let names = Set(files.map(\.name))
    guard target != FileManager.default.currentDirectoryPath,
      let others = OtherFiles(in: target, besides: names), let stage = try? ReportStage(besides: target)
    else { return false }
    defer { stage.remove() }
    try stage.write(files)
    guard others.link(into: stage.path) else { return false }
    do {
      try PathExchange.exchange(stage.path, target)
    } catch {
      return false
    }
    // The stage is the old folder now. What others put there in the meantime must not go with it.
    OtherFiles(in: stage.path, besides: names)?.move(into: target)
    try DurableFile.flushFolder(URL(fileURLWithPath: target).deletingLastPathComponent().path)
    return true
  }

  private func replaceEach(in target: String, _ files: [File]) throws {
    let stage = try ReportStage(within: target)
    defer { stage.remove() }
    try stage.write(files)
    for file in files {
      let place = "\(target)/\(file.name)"
      guard rename("\(stage.path)/\(file.name)", place) == 0 else {
        throw SystemFailure(action: "replace", path: place)
      }
    }
    try DurableFile.flushFolder(target)
  }
}
