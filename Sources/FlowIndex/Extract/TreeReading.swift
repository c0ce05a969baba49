import Foundation
import SourceTree
import SwiftSource

/// Reads files of a tree side by side.
struct TreeReading: Sendable {
  let reader: FileReader
  let workers: ParallelWorkers
  /// What came of the contents that earlier runs read.
  let known: [ContentKey: FactCache.KnownContent]
  /// How much of each Swift file its parser reads.
  var depth = SwiftReader.Depth.neededMembers

  /// - Parameter progress: is told how many files have been read, from any thread.
  /// - Returns: one reading a file, in the order given.
  func read(_ files: [SourceFile], progress: @escaping @Sendable (Int) -> Void) -> [FileReading] {
    let counter = ProgressCounter(report: progress)
    let time = Self.now
    return workers.map(files, weight: \.size) { file in
      defer { counter.countOne() }
      return read(file, at: time)
    }
  }

  private func read(_ file: SourceFile, at time: Int64) -> FileReading {
    do throws(FileReadError) {
      let content = try reader.read(file.path)
      return reading(of: content, file, at: time)
    } catch {
      var record = FileRecord(file: file, isSettled: false)
      // It has been deleted since the folder was read: the same as before it.
      if error != .missing, Self.matters(file) {
        record.outcome = FileRecord.Outcome(status: .failed, problem: error.description)
      }
      return FileReading(record: record)
    }
  }

  private func reading(of content: FileContent, _ file: SourceFile, at time: Int64) -> FileReading {
    let seen = SourceFile(
      path: file.path, kind: file.kind, size: content.size, modifiedAt: content.modifiedAt,
      changedAt: content.changedAt, scope: file.scope)
    var record = FileRecord(file: seen, hash: content.hash, isSettled: Self.isSettled(seen, at: time))
    if let key = record.key, let known = known[key] {
      record.outcome = known.outcome
      return FileReading(record: record, content: file.kind.isCode ? content : nil)
    }
    let extraction = FileExtractor.extract(content.bytes, of: file, depth: depth)
    record.outcome = extraction.map { FileRecord.Outcome(status: $0.status, problem: $0.problem) }
    let bytes = extraction.map { FactEncoder.bytes(of: $0) } ?? []
    return FileReading(
      record: record, content: file.kind.isCode ? content : nil,
      facts: FileReading.ReadFacts(extraction: extraction, bytes: bytes))
  }

  /// Whether a file that cannot be read is to be told of. Most property lists hold data, and nobody knows of this one.
  private static func matters(_ file: SourceFile) -> Bool {
    file.kind != .plist || file.path.name.hasSuffix("Info.plist")
  }

  // MARK: - Times

  /// In nanoseconds since 1970.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Longer than the ticks of any system that counts in parts of a second.
  private static let fineTick: Int64 = 50_000_000
  /// The ticks of file systems that count whole seconds, or two at once as FAT does.
  private static let coarseTick: Int64 = 2_000_000_000

  private static func isSettled(_ file: SourceFile, at time: Int64) -> Bool {
    let tick = file.changedAt % 1_000_000_000 == 0 ? coarseTick : fineTick
    return max(file.modifiedAt, file.changedAt) + tick < time
  }
}

extension SourceKind {
  /// Whether a second look may be needed, for the calls of more names.
  var isCode: Bool { self == .swift || self == .objectiveC || self == .header }
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
