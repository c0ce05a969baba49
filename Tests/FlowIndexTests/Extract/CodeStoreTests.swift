import SourceTree
import TestSupport
import Testing

@testable import FlowIndex

@Suite("Reading code again")
struct CodeStoreTests {
  private let folder: TemporaryFolder
  private let source = "func go(_ home: Home) { home.open(\"Detail\") }"

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A store that holds the sources under the names a.swift, b.swift and so on.
  private func store(_ texts: String..., memoryLimit: Int = CodeStore.defaultMemoryLimit) throws -> CodeStore {
    let reader = FileReader(root: folder.path)
    var store = CodeStore(reader: reader, workers: ParallelWorkers(count: 2), memoryLimit: memoryLimit)
    for (position, text) in texts.enumerated() {
      let path = "\("abcdef".map { $0 }[position]).swift"
      try folder.write(text, to: path)
      let content = try reader.read(SourcePath(path))
      let file = SourceFile(path: SourcePath(path), kind: .swift, size: content.size, modifiedAt: 0)
      store.add(content, of: file, id: Int64(position + 1))
    }
    return store
  }

  @Test("Files that hold a name are told by id, in order; of a selector the first part counts")
  func naming() throws {
    let store = try store("a.open(1)", "reopen(2)", "x.open()\ny.show()", "show()")
    #expect(store.files(naming: ["open"]) == [1, 3])
    #expect(store.files(naming: ["open", "show"]) == [1, 3, 4])
    #expect(store.files(naming: ["open:animated:"]) == [1, 3])
    #expect(store.files(naming: []) == [])
  }

  @Test("The facts hold the calls that are asked for, and no others")
  func facts() throws {
    let store = try store(source)
    #expect(store.facts(of: 1, callNames: ["open"])?.calls.map(\.call.name) == ["open"])
    #expect(store.facts(of: 1, callNames: ["close"])?.calls.isEmpty == true)
    #expect(store.facts(of: 2, callNames: ["open"]) == nil)
  }

  @Test("All files that hold a name are read again at once, in the order of their ids")
  func factsOfAll() throws {
    let store = try store(source, "struct Empty {}", source + "\n")
    let all = store.facts(naming: ["open"], callNames: ["open"])
    #expect(all.map(\.file) == [1, 3])
    #expect(all.map(\.facts.calls.count) == [1, 1])
  }

  @Test("What does not fit the memory is read from the disk again, with the same facts")
  func memoryLimit() throws {
    let kept = try store(source, source)
    let reread = try store(source, source, memoryLimit: source.utf8.count)
    for file: Int64 in [1, 2] {
      #expect(reread.facts(of: file, callNames: ["open"]) == kept.facts(of: file, callNames: ["open"]))
    }
    #expect(reread.files(naming: ["open"]) == [1, 2])
  }

  @Test("A file on the disk that has changed or vanished is not read again")
  func changed() throws {
    let store = try store(source, source, memoryLimit: 0)
    try folder.write(source + "\n", to: "a.swift")
    #expect(store.facts(of: 1, callNames: ["open"]) == nil)
    #expect(store.files(naming: ["open"]) == [2])
  }
}
