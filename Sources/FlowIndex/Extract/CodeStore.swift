import CodeFacts
import SourceTree
import SwiftSource

/// The code files of a tree as they were read, so that a second look sees what the first one saw.
///
/// The bytes are kept as far as the memory allowed for them goes; files beyond, and those that were not read in this run,
/// are read from the disk when they are asked for.
struct CodeStore: Sendable {
  /// In bytes. Few apps have more source than this.
  static let defaultMemoryLimit = 96 << 20

  private struct Source: Sendable {
    let id: Int64
    let file: SourceFile
    let hash: ContentHash
    let bytes: [UInt8]?
  }

  private let reader: FileReader
  private let workers: ParallelWorkers
  private let depth: SwiftReader.Depth
  private var memoryLeft: Int
  private var sources: [Source] = []
  private var positions: [Int64: Int] = [:]

  init(
    reader: FileReader, workers: ParallelWorkers, depth: SwiftReader.Depth = .neededMembers,
    memoryLimit: Int = defaultMemoryLimit
  ) {
    self.depth = depth
    self.reader = reader
    self.workers = workers
    memoryLeft = memoryLimit
  }

  /// The ids of all files, in order.
  var ids: [Int64] { sources.map(\.id) }

  mutating func add(_ content: FileContent, of file: SourceFile, id: Int64) {
    let isKept = content.size <= memoryLeft
    if isKept { memoryLeft -= content.size }
    add(Source(id: id, file: file, hash: content.hash, bytes: isKept ? content.bytes : nil))
  }

  /// Adds a file that is known to have a content without having been read.
  mutating func add(_ file: SourceFile, hash: ContentHash, id: Int64) {
    add(Source(id: id, file: file, hash: hash, bytes: nil))
  }

  private mutating func add(_ source: Source) {
    positions[source.id] = sources.count
    sources.append(source)
  }

  private func facts(of source: Source, _ bytes: [UInt8], callNames: Set<String>) -> SourceFacts {
    CodeExtractor.facts(of: bytes, kind: source.file.kind, callNames: callNames, depth: depth)
  }

  /// What comes of some of the files, worked on side by side.
  private func map<Result: Sendable>(
    _ files: [Int64], _ transform: @escaping @Sendable (Source) -> Result?
  ) -> [Result] {
    let chosen = files.compactMap { positions[$0] }.map { sources[$0] }
    return workers.map(chosen, weight: \.file.size, transform).compactMap { $0 }
  }

  /// Nil where the file has changed since it was first read.
  private func bytes(of source: Source) -> [UInt8]? {
    if let bytes = source.bytes { return bytes }
    do throws(FileReadError) {
      let content = try reader.read(source.file.path)
      return content.hash == source.hash ? content.bytes : nil
    } catch {
      return nil
    }
  }
}

extension CodeStore {
  /// Whether files hold one of the names as a word, in the order given. Of an Objective-C selector its first part is
  /// looked for. Files that no longer hold what they did are left out.
  func look(for names: Set<String>, in files: [Int64]) -> [(file: Int64, isNaming: Bool)] {
    let search = WordSearch(names: names)
    return map(files) { source in bytes(of: source).map { (source.id, search.matches($0)) } }
  }

  /// The facts of files, in the order given; nil where a file holds none of the names. Files that no longer hold what they
  /// did are left out.
  func look(
    for names: Set<String>, callNames: Set<String>, in files: [Int64]
  ) -> [(file: Int64, facts: SourceFacts?)] {
    let search = WordSearch(names: names)
    return map(files) { source in
      bytes(of: source).map { bytes in
        (source.id, search.matches(bytes) ? facts(of: source, bytes, callNames: callNames) : nil)
      }
    }
  }
}

extension CodeStore: CallReader {
  func files(naming names: Set<String>) -> [Int64] {
    look(for: names, in: ids).filter(\.isNaming).map(\.file)
  }

  func facts(of file: Int64, callNames: Set<String>) -> SourceFacts? {
    guard let position = positions[file], let bytes = bytes(of: sources[position]) else { return nil }
    return facts(of: sources[position], bytes, callNames: callNames)
  }

  func bytes(of file: Int64) -> [UInt8]? {
    positions[file].flatMap { bytes(of: sources[$0]) }
  }

  func facts(naming names: Set<String>, callNames: Set<String>) -> [(file: Int64, facts: SourceFacts)] {
    look(for: names, callNames: callNames, in: ids).compactMap { file, facts in facts.map { (file, $0) } }
  }
}

extension WordSearch {
  /// - Parameter names: of an Objective-C selector the first part counts.
  init(names: Set<String>) {
    self.init(names.map { name in Array(name.utf8.prefix { $0 != UInt8(ascii: ":") }) })
  }
}
