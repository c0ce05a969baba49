import CodeFacts
import Configuration
import SourceTree

@testable import FlowIndex

/// A small app as text, read and linked as a whole: storyboards, Swift and Objective-C.
struct MixedApp {
  private var files: [ExtractedFile] = []
  private var sources: [Int64: (bytes: [UInt8], kind: SourceKind)] = [:]

  /// - Parameter texts: the files by their paths, in the order of their ids.
  init(_ texts: KeyValuePairs<String, String>) {
    for (path, text) in texts {
      guard let kind = SourceKind(name: Array(path.utf8)[...]) else { continue }
      let bytes = Array(text.utf8)
      let file = SourceFile(path: SourcePath(path), kind: kind, size: bytes.count, modifiedAt: 0)
      guard let extraction = FileExtractor.extract(bytes, of: file) else { continue }
      let id = Int64(files.count + 1)
      let row = FileRow(
        id: id, path: file.path, kind: kind.rawValue, size: bytes.count, scope: "", status: extraction.status.rawValue)
      files.append(ExtractedFile(row: row, content: extraction.content))
      if case .code = extraction.content { sources[id] = (bytes, kind) }
    }
  }

  /// All rows of the app.
  func link() -> IndexRows {
    Linker.link(files: files, callReader: Reader(sources: sources), configuration: Configuration())
  }

  /// A storyboard `Main` with the scenes `list` (initial), `detail` and `help`; the list shows the detail by `showDetail`.
  static func storyboard(
    list: String = "ListController", detail: String = "DetailController", inList: String = "", inDetail: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="list"><scenes>
    <scene sceneID="s1"><objects><viewController id="list" customClass="\(list)">
    <connections><segue id="go" destination="detail" kind="show" identifier="showDetail"/>\(inList)</connections>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="detail" customClass="\(detail)" \
    storyboardIdentifier="Detail">\(inDetail)</viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController id="help" storyboardIdentifier="HelpController"/></objects></scene>
    </scenes></document>
    """
  }

  private struct Reader: CallReader {
    let sources: [Int64: (bytes: [UInt8], kind: SourceKind)]

    func files(naming names: Set<String>) -> [Int64] {
      let search = WordSearch(names.map { Array($0.utf8.prefix { $0 != UInt8(ascii: ":") }) })
      return sources.keys.filter { id in sources[id].map { search.matches($0.bytes) } ?? false }.sorted()
    }

    func facts(of file: Int64, callNames: Set<String>) -> SourceFacts? {
      sources[file].map { CodeExtractor.facts(of: $0.bytes, kind: $0.kind, callNames: callNames) }
    }

    func bytes(of file: Int64) -> [UInt8]? { sources[file]?.bytes }
  }
}
