/// A pattern over paths relative to the root, in the manner of gitignore.
///
/// - A pattern without a slash, or with one at its end only, matches a name at any depth: `Legacy`, `*.generated.swift`.
/// - A pattern with a slash elsewhere matches from the root: `/Legacy`, `App/Legacy`, `App/*/Old`.
/// - A slash at the end makes it match folders only.
/// - `*` matches any characters but `/`; `?` one of them; `[abc]`, `[a-z]` and `[!a-z]` one of a set.
/// - `**` as a whole component matches any number of folders; at the end it matches all that a folder holds.
/// - `\` takes the next character as it is. Case counts.
/// - What matches a folder covers everything in it.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  let components: [PathPatternComponent]
  let matchesFoldersOnly: Bool

  /// - Throws: ``PathPatternError`` where the text is no pattern.
  public init(_ text: String) throws(PathPatternError) {
    self.text = text
    var scalars = Array(text.unicodeScalars)[...]
    if scalars.isEmpty { throw .isEmpty }
    if scalars.first == "!" { throw .isNegated }
    let isFolderPattern = scalars.count > 1 && scalars.last == "/" && scalars.dropLast().last != "\\"
    if isFolderPattern { scalars = scalars.dropLast() }
    let isAnchored = scalars.contains("/")
    if scalars.first == "/" { scalars = scalars.dropFirst() }
    var components: [PathPatternComponent] = isAnchored ? [] : [.anyFolders]
    for part in scalars.split(separator: "/", omittingEmptySubsequences: false) {
      components.append(try PathPatternComponent(part))
    }
    self.components = components
    self.matchesFoldersOnly = isFolderPattern
  }

  /// Whether the pattern means the file or folder itself.
  func matches(_ path: ArraySlice<PathComponent>, isFolder: Bool) -> Bool {
    (isFolder || !matchesFoldersOnly) && Wildcards.match(path, components)
  }

  /// Whether the pattern means the file or a folder that holds it.
  ///
  /// - Parameter file: the path of a file, relative to the root.
  public func covers(file: [UInt8]) -> Bool {
    let path = PathComponent.split(file)
    return path.indices.contains { matches(path[...$0], isFolder: $0 < path.count - 1) }
  }
}

/// Why a text is no pattern over paths.
public enum PathPatternError: Error, Equatable, CustomStringConvertible {
  case isEmpty
  case isNegated
  case hasEmptyComponent
  case leavesRoot
  case endsInEscape
  case hasOpenSet

  public var description: String {
    switch self {
    case .isEmpty: "the pattern is empty"
    case .isNegated: "a pattern cannot start with '!'; use include to bring files back, or write '\\!' for the name"
    case .hasEmptyComponent: "the pattern has two slashes in a row, or nothing but a slash"
    case .leavesRoot: "'.' and '..' have no meaning here; patterns are relative to the root"
    case .endsInEscape: "the pattern ends in a backslash"
    case .hasOpenSet: "a '[' lacks its ']'; write '\\[' for the character"
    }
  }
}
