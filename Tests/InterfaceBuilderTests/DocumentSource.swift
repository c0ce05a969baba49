import InterfaceBuilder
import Testing

/// Makes documents around the elements that a test is about.
enum DocumentSource {
  /// A storyboard whose first line is the XML declaration, so that the content starts on line 3.
  static func storyboard(attributes: String = #"targetRuntime="iOS.CocoaTouch""#, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes)>
    <scenes>
    \(content)
    </scenes>
    </document>
    """
  }

  /// A storyboard with one scene, whose controller `controller` is a view controller with this content.
  static func scene(_ content: String, beside: String = "") -> String {
    storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      \(content)
      </viewController>
      \(beside)
      </objects></scene>
      """)
  }

  static func xib(runtime: String = "iOS.CocoaTouch", _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="\(runtime)">
    <objects>
    \(content)
    </objects>
    </document>
    """
  }
}

/// The document in a text; an issue of the test where the text is not read as one.
func document(_ text: String, kind: InterfaceBuilderFileKind = .storyboard) throws -> InterfaceBuilderDocument {
  let reading = InterfaceBuilderReader().read(Array(text.utf8), kind: kind)
  guard case .document(let document) = reading else {
    Issue.record("not read as a document: \(reading)")
    throw NotADocument()
  }
  return document
}

struct NotADocument: Error {}

extension InterfaceBuilderDocument {
  /// The object with an id.
  func object(_ objectID: String) throws -> ObjectFact {
    try #require(objects.first { $0.objectID == objectID })
  }
}
