/// Reads the comments that silence rules.
///
///     // sceneql:disable:next RULE…    the next line
///     // sceneql:disable:line RULE…    this line
///     // sceneql:disable:file RULE…    the whole file; `sceneql:disable` means the same
///
/// Several rules are parted by spaces or commas; no rule means every rule. Words after ` -- ` are a remark.
public enum SuppressionComment {
  private static let marker = Array("sceneql:disable".utf8)

  /// - Parameters:
  ///   - comment: the bytes of one comment, its slashes included.
  ///   - position: where the comment starts.
  /// - Returns: what the comment silences; nil where it silences nothing.
  public static func read(_ comment: ArraySlice<UInt8>, at position: SourcePosition) -> SuppressionFact? {
    guard let start = findMarker(in: comment) else { return nil }
    var words = String(decoding: comment[start...], as: UTF8.self)
      .split { $0 == " " || $0 == "\t" || $0 == "," }
      .map(String.init)
    guard let scope = scope(of: words.removeFirst()) else { return nil }
    let rules = words.prefix { $0 != "--" && $0 != "*/" }
    return SuppressionFact(scope: scope, rules: Array(rules), position: position)
  }

  private static func scope(of command: String) -> SuppressionFact.Scope? {
    switch command {
    case "sceneql:disable:next": return .nextLine
    case "sceneql:disable:line", "sceneql:disable:this": return .line
    case "sceneql:disable", "sceneql:disable:file": return .file
    default: return nil
    }
  }

  private static func findMarker(in comment: ArraySlice<UInt8>) -> Int? {
    guard comment.count >= marker.count else { return nil }
    for start in comment.startIndex...(comment.endIndex - marker.count)
    where comment[start] == marker[0] && comment[start..<start + marker.count].elementsEqual(marker) {
      return start
    }
    return nil
  }
}
