import SourceTree

/// What the making of an index came to.
public struct IndexSummary: Sendable, Equatable {
  /// The files of one kind.
  public struct KindCount: Sendable, Equatable {
    public let kind: SourceKind
    public var indexed = 0
    /// Of a format that is not read, which is no fault of the file.
    public var skipped = 0
    public var failed = 0

    public var total: Int { indexed + skipped + failed }
  }

  /// How long a stage took.
  public struct StageDuration: Sendable, Equatable {
    public let stage: IndexStage
    public let duration: Duration
  }

  /// A file or folder with what is to be said of it.
  public struct Remark: Sendable, Equatable {
    public let path: SourcePath
    public let message: String
  }

  /// How the files were found.
  public let method: Discovery.Method
  /// The commit that git has checked out; nil outside a checkout.
  public let revision: String?
  /// In the order of ``SourceKind``; kinds without files are left out.
  public let kinds: [KindCount]
  /// What was left out, and why.
  public let hidden: HiddenFiles
  /// Files and folders that could not be read, in the order of their paths: the index lacks what they say.
  public let problems: [Remark]
  /// Files of formats that are not read, in the order of their paths.
  public let skipped: [Remark]
  /// In the order of the stages.
  public let durations: [StageDuration]
  /// When the index was made, in UTC, where nothing has changed since and nothing was written; else nil.
  public let unchangedSince: String?

  /// Whether everything that was found could be read.
  public var isComplete: Bool { problems.isEmpty }
  /// How many files the index holds, whatever came of them.
  public var fileCount: Int { kinds.reduce(0) { $0 + $1.total } }
}

extension IndexSummary {
  /// - Parameters:
  ///   - records: every file that was found, in the order of the paths.
  ///   - unchangedSince: when the index was made, where it still holds.
  init(
    discovery: Discovery, records: [FileRecord], durations: [StageDuration], unchangedSince: String? = nil
  ) {
    method = discovery.method
    revision = discovery.revision
    hidden = discovery.hidden
    kinds = Self.count(records)
    let folders = discovery.problems.map { Remark(path: $0.path, message: $0.message) }
    problems = (folders + Self.remarks(records, .failed)).sorted { $0.path < $1.path }
    skipped = Self.remarks(records, .skipped)
    self.durations = durations
    self.unchangedSince = unchangedSince
  }

  private static func count(_ records: [FileRecord]) -> [KindCount] {
    var counts: [SourceKind: KindCount] = [:]
    for record in records {
      guard let outcome = record.outcome else { continue }
      var count = counts[record.file.kind] ?? KindCount(kind: record.file.kind)
      switch outcome.status {
      case .indexed: count.indexed += 1
      case .skipped: count.skipped += 1
      case .failed: count.failed += 1
      }
      counts[record.file.kind] = count
    }
    return SourceKind.allCases.compactMap { counts[$0] }
  }

  private static func remarks(_ records: [FileRecord], _ status: Extraction.Status) -> [Remark] {
    records.filter { $0.outcome?.status == status }.map {
      Remark(path: $0.file.path, message: $0.outcome?.problem ?? "")
    }
  }
}
