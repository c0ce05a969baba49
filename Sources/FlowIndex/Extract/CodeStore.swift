import CodeFacts
import SourceTree

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
  private var memoryLeft: Int
  private var sources: [Source] = []
  private var positions: [Int64: Int] = [:]

  init(reader: FileReader, memoryLimit: Int = defaultMemoryLimit) {
    self.reader = reader
    memoryLeft = memoryLimit
  }

  mutating func add(_ content: FileContent, of file: SourceFile, id: Int64) {
    let isKept = content.size <= memoryLeft
    if isKept { memoryLeft -= content.size }
    positions[id] = sources.count
    sources.append(Source(id: id, file: file, hash: content.hash, bytes: isKept ? content.bytes : nil))
  }

  func files(naming names: Set<String>) -> [Int64] {
    let search = WordSearch(names.map { name in Array(name.utf8.prefix { $0 != UInt8(ascii: ":") }) })
    return sources.filter { bytes(of: $0).map(search.matches) ?? false }.map(\.id)
  }

  func facts(of file: Int64, callNames: Set<String>) -> SourceFacts? {
    guard let position = positions[file], let bytes = bytes(of: sources[position]) else { return nil }
    return CodeExtractor.facts(of: bytes, kind: sources[position].file.kind, callNames: callNames)
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
