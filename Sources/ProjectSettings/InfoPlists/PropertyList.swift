import Foundation

/// Parses property lists of every format.
enum PropertyList {
  /// The dictionary at the root of a property list.
  ///
  /// - Throws: `ProjectSettingsFailure` where the bytes are no property list or its root is no dictionary.
  static func dictionary(of text: SettingsText) throws(ProjectSettingsFailure) -> [String: Any] {
    let isBinary = text.bytes.starts(with: "bplist".utf8)
    if isBinary { try check(text) }
    let root: Any
    do {
      root = try PropertyListSerialization.propertyList(from: Data(text.bytes), options: [], format: nil)
    } catch {
      // For a damaged binary list Foundation reports that it is no text either.
      throw ProjectSettingsFailure(
        reason: isBinary ? "damaged binary property list" : "not a property list: \(reason(of: error))")
    }
    guard let dictionary = root as? [String: Any] else {
      throw ProjectSettingsFailure(reason: "the property list holds no dictionary")
    }
    return dictionary
  }

  private static func check(_ text: SettingsText) throws(ProjectSettingsFailure) {
    var check = BinaryListCheck(text.bytes)
    if let problem = check?.problem() { throw ProjectSettingsFailure(reason: problem) }
  }

  /// The part of Foundation's error that tells what is wrong; its own description tells only that something is.
  private static func reason(of error: any Error) -> String {
    let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    return (details ?? error.localizedDescription).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
