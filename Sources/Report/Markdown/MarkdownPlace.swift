import Audit

/// A place in a file, as code of Markdown.
struct MarkdownPlace {
  let path: String
  let line: Int?

  var text: String {
    let path = path.shortened
    return (line.map { "\(path):\($0)" } ?? path).markdownCode
  }
}
