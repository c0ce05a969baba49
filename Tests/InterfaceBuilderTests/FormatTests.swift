import InterfaceBuilder
import Testing

@Suite("Formats and encodings")
struct FormatTests {
  private let text =
    #"<document targetRuntime="iOS.CocoaTouch"><objects><view userLabel="é€" id="a"/></objects></document>"#

  private func read(_ bytes: [UInt8]) -> InterfaceBuilderReading {
    InterfaceBuilderReader().read(bytes, kind: .xib)
  }

  private func labels(_ bytes: [UInt8]) -> [String?]? {
    guard case .document(let document) = read(bytes) else { return nil }
    return document.objects.map(\.userLabel)
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test("the format before Xcode 4 is skipped, if it is sound")
  func archives() {
    #expect(
      read(Array("<archive type=\"x\"><data/></archive>".utf8))
        == .skipped(reason: "old <archive> format; open and save it in Xcode to convert it"))
    guard case .failed(_, line: 2) = read(Array("<archive>\n<data></archive>".utf8)) else {
      Issue.record("a damaged archive is a failure")
      return
    }
  }

  @Test("compiled nibs are skipped")
  func compiledNibs() {
    #expect(
      read(Array("NIBArchive".utf8) + [1, 0, 0])
        == .skipped(
          reason: "compiled nib (NIBArchive); index the xib it was made from"))
    #expect(
      read(Array("bplist00".utf8) + [0xD4])
        == .skipped(
          reason: "compiled nib (binary property list); index the xib it was made from"))
  }

  @Test("another root element is no Interface Builder file")
  func otherRoot() {
    #expect(
      read(Array("<!-- x -->\n<plist/>".utf8))
        == .failed(
          reason: "not an Interface Builder file: the root element is 'plist', expected 'document'", line: 2))
  }

  @Test("UTF-16 is read in both orders, with a mark and without")
  func utf16() {
    let declared = #"<?xml version="1.0" encoding="UTF-16"?>"# + text
    #expect(labels([0xFF, 0xFE] + utf16(declared, isBigEndian: false)) == ["é€"])
    #expect(labels([0xFE, 0xFF] + utf16(declared, isBigEndian: true)) == ["é€"])
    #expect(labels(utf16(declared, isBigEndian: false)) == ["é€"])
    #expect(labels(utf16(declared, isBigEndian: true)) == ["é€"])
  }

  @Test("damaged UTF-16 fails")
  func damagedUTF16() {
    let bytes = [0xFF, 0xFE] + utf16("\n" + text, isBigEndian: false)
    #expect(read(bytes.dropLast()) == .failed(reason: "not valid UTF-16 at line 2", line: 2))
    let lone =
      [0xFF, 0xFE] + utf16("<!--", isBigEndian: false) + [0x00, 0xD8] + utf16("-->" + text, isBigEndian: false)
    #expect(read(lone) == .failed(reason: "not valid UTF-16 at line 1", line: 1))
  }

  @Test("Latin-1 is read as declared")
  func latin1() {
    let head = Array(#"<?xml version='1.0' encoding='ISO-8859-1'?><document><objects><view id="a" userLabel=""#.utf8)
    #expect(labels(head + [0xE9] + Array(#""/></objects></document>"#.utf8)) == ["é"])
  }

  @Test("UTF-8 is read with a mark and Windows line endings")
  func byteOrderMark() {
    #expect(
      labels([0xEF, 0xBB, 0xBF] + Array(("<?xml version=\"1.0\" encoding=\"utf-8\"?>\r\n" + text).utf8)) == ["é€"])
  }

  @Test("an encoding that is not read, or not the one declared, is named")
  func otherEncodings() {
    #expect(
      read(Array((#"<?xml version="1.0" encoding="windows-1252"?>"# + text).utf8))
        == .failed(reason: "encoding 'windows-1252' is not read; save the file as UTF-8", line: 1))
    #expect(
      read(Array((#"<?xml version="1.0" encoding="UTF-16"?>"# + text).utf8))
        == .failed(reason: "declared as UTF-16 but not written in it; save the file as UTF-8", line: 1))
  }

  @Test("many files are read at once without touching each other")
  func parallelReading() async {
    let results = await withTaskGroup(of: (Int, [String]).self) { group in
      for number in 0..<200 {
        group.addTask {
          let views = (0..<50).map { "<view\(number) id=\"\(number)-\($0)\"/>" }.joined()
          let text = "<document><objects>\(views)</objects></document>"
          guard case .document(let document) = InterfaceBuilderReader().read(Array(text.utf8), kind: .xib) else {
            return (number, [])
          }
          return (number, document.objects.map { "\($0.element) \($0.objectID)" })
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<200 {
      #expect(results[number] == (0..<50).map { "view\(number) \(number)-\($0)" })
    }
  }
}
