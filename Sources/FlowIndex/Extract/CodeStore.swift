import CodeFacts
import SourceTree
import SwiftSource

/// The code files of a tree as they were read, so that a second look sees what the first one saw.
///
/// The bytes are kept as far as the memory allowed for them goes; files beyond are read from the disk again.
struct CodeStore: CallReader {
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

  mutating func add(_ content: FileContent, of file: SourceFile, id: Int64) {
    let isKept = content.size <= memoryLeft
    if isKept { memoryLeft -= content.size }
    positions[id] = sources.count
    sources.append(Source(id: id, file: file, hash: content.hash, bytes: isKept ? content.bytes : nil))
  }

  func files(naming names: Set<String>) -> [Int64] {
    let search = search(for: names)
    return map { source in bytes(of: source).map(search.matches) == true ? source.id : nil }
  }

  func facts(of file: Int64, callNames: Set<String>) -> SourceFacts? {
    guard let position = positions[file], let bytes = bytes(of: sources[position]) else { return nil }
    return facts(of: sources[position], bytes, callNames: callNames)
  }

  func bytes(of file: Int64) -> [UInt8]? {
    positions[file].flatMap { bytes(of: sources[$0]) }
  }

  func facts(naming names: Set<String>, callNames: Set<String>) -> [(file: Int64, facts: SourceFacts)] {
    let search = search(for: names)
    return map { source in
      guard let bytes = bytes(of: source), search.matches(bytes) else { return nil }
      return (source.id, facts(of: source, bytes, callNames: callNames))
    }
  }

  private func search(for names: Set<String>) -> WordSearch {
    WordSearch(names.map { name in Array(name.utf8.prefix { $0 != UInt8(ascii: ":") }) })
  }

  private func facts(of source: Source, _ bytes: [UInt8], callNames: Set<String>) -> SourceFacts {
    CodeExtractor.facts(of: bytes, kind: source.file.kind, callNames: callNames, depth: depth)
  }

  /// What comes of the files, worked on side by side.
  private func map<Result: Sendable>(_ transform: @escaping @Sendable (Source) -> Result?) -> [Result] {
    workers.map(sources, weight: \.file.size, transform).compactMap { $0 }
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
