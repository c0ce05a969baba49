import Foundation
import ProjectSettings
import Testing

@Suite("Hostile property lists")
struct HostileListTests {
  /// A binary property list: a dictionary of one entry point and of the objects that follow, the first of them its value.
  private func binaryList(_ objects: [[UInt8]]) -> [UInt8] {
    let key = Array("UIMainStoryboardFile".utf8)
    let all: [[UInt8]] = [[0xD1, 1, 2], [0x5F, 0x10, UInt8(key.count)] + key] + objects
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in all {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    // Six unused bytes, the sizes of offsets and references, then the counts and places as numbers of eight bytes.
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [all.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    return bytes
  }

  private func read(_ bytes: [UInt8]) -> ProjectSettingsReading {
    ProjectSettingsReader().read(bytes, kind: .propertyList)
  }

  private let tooLarge = ProjectSettingsReading.failed(
    reason: "the binary property list makes more than 1000000 values, or holds itself")

  @Test("a small binary list is read")
  func small() {
    guard case .facts(let facts) = read(binaryList([[0x54] + Array("Main".utf8)])) else {
      Issue.record("a sound list was not read")
      return
    }
    #expect(facts.entryPoints.map(\.name) == ["Main"])
  }

  @Test("arrays that each hold the next one twice are refused before they become 2^60 values")
  func doubling() {
    let arrays = (0..<60).map { [0xA2, UInt8($0 + 3), UInt8($0 + 3)] as [UInt8] }
    #expect(read(binaryList(arrays + [[0x51, 0x61]])) == tooLarge)
    #expect(read(binaryList([[0xA2, 3, 3], [0x51, 0x61]])) == .facts(ProjectSettingsFacts()))
  }

  @Test("an array that holds itself is refused")
  func circle() {
    #expect(read(binaryList([[0xA1, 2]])) == tooLarge)
    #expect(read(binaryList([[0xA1, 3], [0xD1, 1, 2]])) == tooLarge)
  }

  @Test(
    "what only archives may hold is refused, since Foundation ends the process for it",
    arguments: [
      [[0xC1, 3], [0x51, 0x61]], [[0xC2, 3, 3], [0x10, 0x01]], [[0xB1, 3], [0x51, 0x61]], [[0x80, 3]], [[0x00]],
      [[0xD1, 3, 3], [0x10, 0x01]], [[0xD1, 3, 4], [0xA1, 4], [0x51, 0x61]], [[0xA1, 3], [0xF1]],
    ] as [[[UInt8]]])
  func archives(objects: [[UInt8]]) {
    #expect(read(binaryList(objects)) == .failed(reason: "the binary property list holds what only archives may hold"))
  }

  @Test("a set in the place of the dictionary at the root is refused")
  func rootSet() {
    var bytes = binaryList([[0x51, 0x61]])
    bytes[8] = 0xC2
    #expect(read(bytes) == .failed(reason: "the binary property list holds what only archives may hold"))
  }

  @Test("a binary list whose layout is damaged fails and does no harm", arguments: 0..<120)
  func damage(position: Int) {
    var bytes = binaryList([[0xA2, 3, 4], [0x54] + Array("Main".utf8), [0x11, 0x12, 0x34]])
    guard position < bytes.count else { return }
    bytes[position] ^= 0xFF
    _ = read(bytes)
    _ = read(Array(bytes.prefix(position)))
  }

  @Test(
    "lists nested too deep for the parser fail, in every format",
    arguments: [
      ("<plist><dict><key>UIMainStoryboardFile</key>", "<array>", "</array>", "</dict></plist>"),
      ("{ UIMainStoryboardFile = ", "(", ")", "; }"),
      ("{ UIMainStoryboardFile = ", "{ a = ", "; }", "; }"),
    ])
  func deep(head: String, open: String, close: String, tail: String) {
    let text = head + String(repeating: open, count: 100_000) + String(repeating: close, count: 100_000) + tail
    guard case .failed(let reason) = read(Array(text.utf8)) else {
      Issue.record("read in spite of its depth")
      return
    }
    #expect(reason.hasPrefix("not a property list: "))
  }

  @Test("entities that a list declares are not expanded")
  func entities() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>&a;&b;</string></dict></plist>
      """
    if case .facts(let facts) = read(Array(text.utf8)) {
      #expect(facts.entryPoints.allSatisfy { !$0.name.contains("aaaa") && !$0.name.contains("root") })
    }
  }
}
