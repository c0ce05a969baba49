import InterfaceBuilder
import Testing

@Suite("Damaged and hostile files")
struct HardInputTests {
  private let sound = DocumentSource.scene("<button id=\"b\"/>")

  private func read(_ bytes: [UInt8], reader: InterfaceBuilderReader = .init()) -> InterfaceBuilderReading {
    reader.read(bytes, kind: .storyboard)
  }

  private func read(_ text: String) -> InterfaceBuilderReading { read(Array(text.utf8)) }

  /// The bytes of the sound document with one place replaced.
  private func bytes(replacing place: String, with replacement: [UInt8]) throws -> [UInt8] {
    let parts = sound.split(separator: place, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return Array(parts[0].utf8) + replacement + Array(parts[1].utf8)
  }

  @Test("an empty file fails as such")
  func emptyFile() {
    #expect(read([]) == .failed(reason: "empty file", line: nil))
    #expect(read([0xEF, 0xBB, 0xBF]) == .failed(reason: "empty file", line: nil))
  }

  /// Bytes that are no UTF-8, put into the sound document instead of some text.
  struct Damage: Sendable {
    let place: String
    let bytes: [UInt8]

    /// Puts the bytes between two texts.
    init(instead place: String, _ before: String, _ bytes: [UInt8], _ after: String) {
      self.place = place
      self.bytes = Array(before.utf8) + bytes + Array(after.utf8)
    }

    static let all = [
      Damage(instead: "<button", "<but", [0xFF], "on"),
      Damage(instead: " id=\"b\"", " i", [0xFE], "=\"b\""),
      Damage(instead: "\"b\"", "\"", [0xC0, 0x80], "\""),
      Damage(instead: "<button", "<!-- ", [0xED, 0xA0, 0x80], " --><button"),
      Damage(instead: "<button", "<?x ", [0xF5, 0x80, 0x80, 0x80], "?><button"),
      Damage(instead: "<button", "", [0xE2, 0x82], "<button"),
      Damage(instead: "<button", "", [0xE0, 0x9F, 0xBF], "<button"),
      Damage(instead: "<button", "", [0xF0, 0x8F, 0xBF, 0xBF], "<button"),
      Damage(instead: "<button", "", [0xF4, 0x90, 0x80, 0x80], "<button"),
      Damage(instead: "<button", "", [0x80], "<button"),
    ]
  }

  @Test("bytes that are not UTF-8 fail, wherever they stand", arguments: Damage.all)
  func badUTF8(damage: Damage) throws {
    let bytes = try bytes(replacing: damage.place, with: damage.bytes)
    #expect(read(bytes) == .failed(reason: "not valid UTF-8 at line 6", line: 6))
  }

  @Test("a sequence that the end of the file cuts is not UTF-8")
  func cutSequence() {
    #expect(read(Array(sound.utf8) + [0xE2, 0x82]) == .failed(reason: "not valid UTF-8 at line 11", line: 11))
  }

  @Test(
    "a document type is refused, whatever it declares",
    arguments: [
      "<!DOCTYPE document>",
      #"<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>"#,
      #"<!DOCTYPE d SYSTEM "file:///etc/passwd">"#,
      #"<!DOCTYPE d [<!ENTITY % p SYSTEM "http://localhost/x.dtd">%p;]>"#,
    ])
  func documentTypes(declaration: String) {
    let text = sound.replacing("<document ", with: declaration + "<document ")
    #expect(read(text) == .failed(reason: "DOCTYPE is refused; delete the declaration at line 2", line: 2))
  }

  @Test("inclusions are inert elements")
  func inclusions() throws {
    let include = #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>"#
    let read = try document(sound.replacing("<button", with: include + "<button"))
    #expect(read.objects.map(\.objectID) == ["controller", "b"])
  }

  @Test(
    "XML that is not well formed fails with the parser's reason and the line",
    arguments: [
      ("</document>", "", 11),
      ("</document>", "</document>x", 11),
      ("</document>", "</document>\n<document/>", 12),
      ("id=\"b\"", "id=\"b\" id=\"c\"", 6),
      ("id=\"b\"", "id=\"&#27;\"", 6),
      ("id=\"b\"", "id=\"&custom;\"", 6),
      ("id=\"b\"", "id=\"\u{1B}\"", 6),
      ("id=\"b\"", "id=\"<\"", 6),
      ("<button", "<unknown:button", 6),
    ])
  func notWellFormed(place: String, replacement: String, expectedLine: Int) {
    guard case .failed(let reason, let line) = read(sound.replacing(place, with: replacement)) else {
      Issue.record("read in spite of its fault")
      return
    }
    // What stands between is the wording of the installed libxml2.
    #expect(reason.hasPrefix("not well-formed XML: "))
    #expect(reason.hasSuffix(" at line \(expectedLine)"))
    #expect(line == expectedLine)
  }

  @Test("a NUL does not end the file but fails it")
  func nul() {
    let text = sound.replacing("id=\"b\"", with: "id=\"\u{0}\"")
    #expect(read(text) == .failed(reason: "NUL byte at line 6", line: 6))
  }

  @Test("an unresolved merge is named as the cause")
  func conflicts() {
    let conflict = "\n<<<<<<< HEAD\n<button id=\"x\"/>\n=======\n<button id=\"y\"/>\n>>>>>>> branch\n<button"
    #expect(
      read(sound.replacing("<button", with: conflict))
        == .failed(reason: "unresolved merge conflict at line 7", line: 7)
    )
  }

  @Test("text that looks like conflict markers inside a sound document is text")
  func markersInComments() throws {
    let read = try document(sound.replacing("<button", with: "<!--\n<<<<<<< HEAD\n--><button"))
    #expect(read.objects.count == 2)
  }

  @Test("elements nest up to the limit and no deeper")
  func depth() {
    func nested(_ depth: Int) -> String {
      "<document>" + String(repeating: "<v>", count: depth - 1) + String(repeating: "</v>", count: depth - 1)
        + "</document>"
    }
    #expect(read(nested(512)) == .document(InterfaceBuilderDocument(platform: "", targetRuntime: "")))
    #expect(read(nested(513)) == .failed(reason: "elements nested deeper than 512 at line 1", line: 1))
    #expect(read(nested(100_000)) == .failed(reason: "elements nested deeper than 512 at line 1", line: 1))
  }

  @Test("a file over the limit of size is not parsed")
  func size() {
    let reader = InterfaceBuilderReader(maximumSize: 20)
    #expect(
      read(Array("<document></document>".utf8), reader: reader)
        == .failed(reason: "file of 21 bytes is larger than the limit of 20 bytes", line: nil))
    #expect(
      read(Array("<document/>".utf8), reader: reader)
        == .document(InterfaceBuilderDocument(platform: "", targetRuntime: "")))
  }

  @Test("a text longer than the XML parser's own limit is read")
  func longText() throws {
    let text = sound.replacing("<button", with: "<x>" + String(repeating: "y", count: 11_000_000) + "</x><button")
    #expect(try document(text).objects.count == 2)
  }

  @Test("more names than fit a first table of names are told apart")
  func manyNames() throws {
    let names = (0..<2000).map { "<n\($0) a\($0)=\"x\" id=\"i\($0)\"/>" }.joined()
    let read = try document(sound.replacing("<button", with: names + "<button"))
    #expect(read.objects.map(\.element) == ["viewController"] + (0..<2000).map { "n\($0)" } + ["button"])
    #expect(read.objects.map(\.objectID) == ["controller"] + (0..<2000).map { "i\($0)" } + ["b"])
  }
}
