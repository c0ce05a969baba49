import SQLite

/// What a browser lets the page do: use its own styles and scripts, byte for byte, and nothing else.
///
/// Browsers compare the SHA-256 digest of each inline style and script with this list (CSP level 2, section 4.2).
struct ContentSecurityPolicy {
  let styles: [String]
  let scripts: [String]

  /// The value of the header.
  var text: String {
    [
      "default-src 'none'", "style-src \(sources(styles))", "script-src \(sources(scripts))", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private func sources(_ texts: [String]) -> String {
    if texts.isEmpty { return "'none'" }
    return texts.map { "'sha256-\(Base64.text(of: SHA256Digest(of: $0).bytes))'" }.joined(separator: " ")
  }
}
