import Foundation

/// Where the history of an app's nights stands.
enum HistoryLocation {
  /// The history that a command line means: `--history`, else a file beside the index.
  ///
  /// Two indexes of one folder must not share a history, so all but `index.db` give their name to it.
  static func path(of invocation: Invocation, root: String) -> String {
    if let path = invocation.value(of: .history) { return path }
    let indexPath = IndexLocation.path(of: invocation, root: root)
    let name = indexPath.split(separator: "/").last.map(String.init) ?? indexPath
    let folder = indexPath.dropLast(name.count)
    return name == "index.db" ? "\(folder)history.db" : "\(folder)\(stem(of: name))-history.db"
  }

  private static func stem(of name: String) -> String {
    name.hasSuffix(".db") ? String(name.dropLast(3)) : name
  }
}
