/// The style or script of the page, made of files that the binary carries.
struct InlineAsset {
  enum Kind: String {
    case style, script
  }

  let kind: Kind
  /// What stands between the tags, byte for byte: the policy of the page names its digest.
  let content: String

  init(_ kind: Kind, files: [String]) {
    self.kind = kind
    // In a comment of the language, so that the page is XML too whatever signs the language has.
    content = "/*<![CDATA[*/\n" + files.map(Self.text(of:)).joined(separator: "\n") + "/*]]>*/"
  }

  /// The element. It cannot be built as others are, since nothing in it may be escaped.
  var markup: PreparedMarkup {
    PreparedMarkup(escapedElsewhere: "<\(kind.rawValue)>\(content)</\(kind.rawValue)>\n")
  }

  private static func text(of file: String) -> String {
    embeddedFiles.first { $0.path.hasSuffix("/\(file)") }?.text ?? ""
  }
}
