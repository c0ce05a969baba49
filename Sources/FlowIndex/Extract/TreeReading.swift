import Foundation
import SourceTree
import SwiftSource

/// Reads all files of a tree side by side.
struct TreeReading: Sendable {
  let reader: FileReader
  let workers: ParallelWorkers
  /// How much of each Swift file its parser reads.
  var depth = SwiftReader.Depth.neededMembers

  /// - Parameter progress: is told how many files have been read, from any thread.
  /// - Returns: the files that belong to the index, in the order given, and the bytes of the code among them.
  func read(
    _ files: [SourceFile], progress: @escaping @Sendable (Int) -> Void
  ) -> (files: [ExtractedFile], code: CodeStore) {
    let counter = ProgressCounter(report: progress)
    let readings = workers.map(files, weight: \.size) { file in
      defer { counter.countOne() }
      return read(file)
    }
    return collect(zip(files, readings))
  }

  /// A file as it was read.
  private struct Reading: Sendable {
    let extraction: Extraction
    let content: FileContent?
  }

  /// Nil where the file does not belong to the index.
  private func read(_ file: SourceFile) -> Reading? {
    do throws(FileReadError) {
      let content = try reader.read(file.path)
      return FileExtractor.extract(content.bytes, of: file, depth: depth).map {
        Reading(extraction: $0, content: content)
      }
    } catch {
      switch error {
      // It has been deleted since the folder was read: the same as before it.
      case .missing: return nil
      default: return Self.matters(file) ? Reading(extraction: .failed(error.description), content: nil) : nil
      }
    }
  }

  /// Whether a file that cannot be read is to be told of. Most property lists hold data, and nobody knows of this one.
  private static func matters(_ file: SourceFile) -> Bool {
    file.kind != .plist || file.path.name.hasSuffix("Info.plist")
  }

  private func collect(
    _ readings: some Sequence<(SourceFile, Reading?)>
  ) -> (files: [ExtractedFile], code: CodeStore) {
    var files: [ExtractedFile] = []
    var code = CodeStore(reader: reader, workers: workers, depth: depth)
    for case (let file, let reading?) in readings {
      let id = Int64(files.count + 1)
      files.append(Self.extractedFile(file, reading, id: id))
      if case .code = reading.extraction.content, let content = reading.content {
        code.add(content, of: file, id: id)
      }
    }
    return (files, code)
  }

  private static func extractedFile(_ file: SourceFile, _ reading: Reading, id: Int64) -> ExtractedFile {
    let row = FileRow(
      id: id, path: file.path, kind: file.kind.rawValue, size: reading.content?.size ?? file.size,
      contentHash: reading.content?.hash.text, modifiedAt: reading.content?.modifiedAt ?? file.modifiedAt,
      scope: file.scope.text, status: reading.extraction.status.rawValue, problem: reading.extraction.problem)
    return ExtractedFile(row: row, content: reading.extraction.content)
  }
}

/// Counts from many threads.
private final class ProgressCounter: @unchecked Sendable {
  private let lock = NSLock()
  private let report: @Sendable (Int) -> Void
  private var count = 0

  init(report: @escaping @Sendable (Int) -> Void) {
    self.report = report
  }

  /// Reports within the lock, so that the counts come in order.
  func countOne() {
    lock.withLock {
      count += 1
      report(count)
    }
  }
}
