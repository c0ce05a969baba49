import Foundation

@testable import Audit
@testable import sceneql

extension FuzzTarget {
  /// Any text on its way out: a name, a message, a path.
  static let text = FuzzTarget(name: "text") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for shown in [text.shownSafely, text.markdownText, text.markdownCode, text.xmlText, JSONText.string(text)] {
      expect(!shown.unicodeScalars.contains(where: \.isHarmful), "a character that a terminal obeys")
    }
    expect(decoded(JSONText.string(text)) == Array(text.utf8), "the JSON says something else")
    expect(text.percentEncodedPath.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "a URI with other bytes than ASCII")
  }

  private static func decoded(_ json: String) -> [UInt8]? {
    let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    return (value as? String).map { Array($0.utf8) }
  }
}
