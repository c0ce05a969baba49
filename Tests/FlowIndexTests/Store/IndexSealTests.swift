import Foundation
import SQLite
import TestSupport
import Testing

@testable import FlowIndex

@Suite("The seal of an index")
struct IndexSealTests {
  private let index: StoredIndex
  private let names = (1...300).map { "Sources/Feature\($0)/Screen\($0).swift" }
  private static let pageSize = 4096

  init() throws {
    index = try StoredIndex()
    try IndexPublisher.publish(rows: StoredIndex.rows(names), meta: ["root": "Shop"], to: index.path)
  }

  /// What a question about the index comes to: the paths, or nil where the index is called damaged.
  private func answer() throws -> [String?]? {
    do {
      return try IndexReader.open(index.path).rows("select path from files order by id").map { $0[0].string }
    } catch let error as DatabaseFileError {
      guard error.problem != .missing else { throw error }
      return nil
    }
  }

  private func replace(with data: Data) throws {
    try data.write(to: URL(fileURLWithPath: index.path))
  }

  @Test("a whole index is opened")
  func whole() throws {
    #expect(try answer() == names)
    #expect(try index.bytes().count % Self.pageSize == IndexSeal.length)
  }

  @Test("each page overwritten, and one bit of each page changed: never a wrong answer")
  func damagedPages() throws {
    let whole = try index.bytes()
    let pageCount = whole.count / Self.pageSize
    for page in 0..<pageCount {
      var overwritten = whole
      for offset in page * Self.pageSize..<(page + 1) * Self.pageSize { overwritten[offset] ^= 0xFF }
      try replace(with: overwritten)
      #expect(try answer() == nil, "page \(page) overwritten")
      var flipped = whole
      flipped[page * Self.pageSize + 137 * (page + 1) % Self.pageSize] ^= 1 << (page % 8)
      try replace(with: flipped)
      #expect(try answer() == nil, "page \(page) with one bit changed")
    }
  }

  @Test("pages in each other's place, and zeros in the place of a page, are damage")
  func exchangedPages() throws {
    let whole = try index.bytes()
    let second = Self.pageSize..<2 * Self.pageSize
    let third = 2 * Self.pageSize..<3 * Self.pageSize
    var exchanged = whole
    exchanged.replaceSubrange(second, with: whole[third])
    exchanged.replaceSubrange(third, with: whole[second])
    try replace(with: exchanged)
    #expect(try answer() == nil)
    var zeroed = whole
    zeroed.replaceSubrange(third, with: Data(count: Self.pageSize))
    try replace(with: zeroed)
    #expect(try answer() == nil)
  }

  @Test("any byte of the header changed gives an error or the right answer")
  func damagedHeader() throws {
    let whole = try index.bytes()
    for offset in 0..<100 {
      var damaged = whole
      damaged[offset] ^= 0x55
      try replace(with: damaged)
      do {
        let answer = try answer()
        #expect(answer == nil || answer == names, "byte \(offset)")
      } catch is DatabaseError {
        // The header asked for a way to read the file that the system refuses.
      }
    }
  }

  @Test("any cut gives an error or, where the seal alone is lost, the right answer")
  func cuts() throws {
    let whole = try index.bytes()
    for length in [0, 10, 99, 100, 4095, 4096, 5000, whole.count - 4096 - 36, whole.count - 37] {
      try replace(with: whole.prefix(length))
      #expect(try answer() == nil, "\(length) bytes")
    }
    for length in [whole.count - 36, whole.count - 20, whole.count - 1] {
      try replace(with: whole.prefix(length))
      #expect(try answer() == names, "\(length) bytes")
    }
  }

  @Test("an index that another program changed in order is read as it now is")
  func changedByOthers() throws {
    let database = try Database(path: index.path, mode: .readWrite)
    try database.execute("update files set path = 'Renamed.swift' where id = 1")
    try database.close()
    #expect(try answer() == ["Renamed.swift"] + names.dropFirst())
  }

  @Test("other programs may read it, and find it sound")
  func readByOthers() throws {
    let database = try Database(path: index.path, mode: .readOnly)
    #expect(try database.value("pragma integrity_check")?.string == "ok")
    #expect(try database.value("select count(*) from files")?.integer == 300)
  }
}
