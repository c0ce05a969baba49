import Foundation

/// Where the index of an app stands.
enum IndexLocation {
  /// The place below the root where an index goes if nobody says otherwise.
  static let standardPath = ".sceneql/index.db"

  /// The index that a command line means: `--db`, else SCENEQL_DB, else the standard place below the root.
  static func path(
    of invocation: Invocation, root: String = ".", environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let path = invocation.value(of: .database) { return path }
    if let path = environment["SCENEQL_DB"], !path.isEmpty { return path }
    return root == "." ? standardPath : "\(root)/\(standardPath)"
  }

  /// The root of the app that an index at this path belongs to: the folder above `.sceneql`, else the working folder.
  static func root(ofIndexAt path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.lastPathComponent == ".sceneql" else { return "." }
    return path == standardPath ? "." : folder.deletingLastPathComponent().relativePath
  }
}
