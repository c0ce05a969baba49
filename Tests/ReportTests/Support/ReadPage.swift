import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page read back as XML, so that what is asked of it stands in elements and not just anywhere in the text.
struct ReadPage {
  private let root: XMLElement

  /// - Throws: where the page is not well-formed.
  init(_ text: String) throws {
    let document = try XMLDocument(data: Data(text.utf8), options: .nodePreserveWhitespace)
    root = try #require(document.rootElement())
  }

  /// Every element of a name, in the order of the page.
  func elements(_ name: String) -> [XMLElement] {
    Self.elements(below: root).filter { $0.name == name }
  }

  /// The element with an id; nil where there is none.
  func element(id: String) -> XMLElement? {
    Self.elements(below: root).first { $0["id"] == id }
  }

  /// What can be read in the section with an id, blanks and line ends put together; nil where there is none.
  func words(in id: String) -> String? {
    element(id: id).map(\.words)
  }

  static func elements(below element: XMLElement) -> [XMLElement] {
    [element]
      + (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap { elements(below: $0) }
  }
}

extension ReadPage: CustomTestStringConvertible {
  /// Not the whole page, when a test fails.
  var testDescription: String { "a page" }
}

extension XMLElement {
  subscript(attribute: String) -> String? {
    // `attribute(forName:)` finds none where the document has a namespace.
    attributes?.first { $0.name == attribute }?.stringValue
  }

  /// What can be read, blanks and line ends put together.
  var words: String {
    (stringValue ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
