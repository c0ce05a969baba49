/// The formats of findings.
public enum FindingFormat: String, Sendable, CaseIterable {
  case text
  case json
  case sarif
  case github
  case markdown
  case checkstyle

  /// The formatter with its plain settings.
  ///
  /// - Parameter toolVersion: the version of this program, for the formats that carry it.
  public func formatter(toolVersion: String, sources: any SourceLines = NoSourceLines()) -> any FindingFormatter {
    switch self {
    case .text: TextFormatter()
    case .json: JSONFormatter()
    case .sarif: SARIFFormatter(toolVersion: toolVersion, sources: sources)
    case .github: GitHubFormatter()
    case .markdown: MarkdownFormatter()
    case .checkstyle: CheckstyleFormatter()
    }
  }
}
