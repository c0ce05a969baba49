import Audit

/// Why a template cannot make addresses.
public struct LinkTemplateError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Fault: Sendable, Equatable {
    /// It begins with neither https:// nor http://.
    case noWebAddress
    /// It has no `{path}`.
    case noPath
    /// The host is missing or would depend on a file's name.
    case openHost
    /// It holds a character that addresses cannot have.
    case forbiddenCharacter
    case unknownPlaceholder(String)
  }

  public let template: String
  public let fault: Fault

  public var description: String {
    "the link template '\(template.shownSafely)' \(reason); give one such as "
      + "'https://host/repo/blob/{revision}/{path}#L{line}'"
  }

  private var reason: String {
    switch fault {
    case .noWebAddress: "begins with neither https:// nor http://"
    case .noPath: "has no {path}, so that all links would be one"
    case .openHost: "has no fixed host"
    case .forbiddenCharacter: "holds a character that addresses cannot have"
    case .unknownPlaceholder(let name):
      "has the placeholder {\(name.shownSafely)}, but only {revision}, {path} and {line} are known"
    }
  }
}
