import SourceTree
import Testing

@testable import FlowIndex

@Suite("Reading one file")
struct FileExtractorTests {
  private func extract(_ text: String, _ path: String) throws -> Extraction? {
    let kind = try #require(SourceKind(name: Array(path.utf8)[...]))
    let file = SourceFile(path: SourcePath(path), kind: kind, size: text.utf8.count, modifiedAt: 0)
    return FileExtractor.extract(Array(text.utf8), of: file)
  }

  private func propertyList(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"
  }

  @Test("A property list belongs to the index only if it tells a way into the app")
  func propertyLists() throws {
    let entry = propertyList("<key>UIMainStoryboardFile</key><string>Main</string>")
    guard case .settings(let facts)? = try extract(entry, "App/Info.plist")?.content else {
      Issue.record("expected settings")
      return
    }
    #expect(facts.entryPoints.map(\.name) == ["Main"])
    #expect(try extract(propertyList("<key>Colour</key><string>red</string>"), "App/Colours.plist") == nil)
  }

  @Test("A property list that names a storyboard and is damaged has failed")
  func damagedPropertyList() throws {
    let extraction = try extract("<plist><dict><key>UIMainStoryboardFile</key>", "App/Info.plist")
    #expect(extraction?.status == .failed)
    #expect(extraction?.problem != nil)
  }

  @Test("A configuration file belongs to the index whatever it says")
  func buildConfiguration() throws {
    #expect(try extract("// nothing\n", "App/Debug.xcconfig")?.status == .indexed)
  }

  @Test("A storyboard, a damaged one and one of a format that is not read are told apart")
  func interfaceBuilder() throws {
    let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>"
    #expect(try extract(document, "A.storyboard")?.status == .indexed)
    #expect(try extract("<document>", "A.storyboard")?.status == .failed)
    #expect(try extract("<archive type=\"x\"></archive>", "A.xib")?.status == .skipped)
  }

  @Test("Source that is broken in places is indexed, and the first problem is told with its line")
  func brokenSource() throws {
    let extraction = try extract("class A {}\nclass B {\n", "A.swift")
    #expect(extraction?.status == .indexed)
    #expect(extraction?.problem?.hasPrefix("line ") == true)
    #expect(try extract("class A {}\n", "A.swift")?.problem == nil)
  }
}
