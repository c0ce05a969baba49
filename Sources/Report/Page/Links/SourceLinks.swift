/// Shows places of sources, as links where a template tells how.
struct SourceLinks: Sendable {
  /// Nil where places are shown without links.
  let template: LinkTemplate?
  /// The commit that the report is about.
  let revision: String?

  /// The place as people write it, `path:line`.
  func place(path: String, line: Int?) -> Markup {
    let text = line.map { "\(path):\($0)" } ?? path
    let code = Element(.code, text: text.abridged())
    guard !path.isEmpty, let address = template?.address(path: path, line: line, revision: revision) else {
      return .element(code)
    }
    return .element(Element(.a, .link(address), .withoutReferrer) { code })
  }
}
