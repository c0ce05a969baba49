/// The frame of the page: what a browser must know before it shows anything.
struct PageDocument {
  let title: String
  let body: Markup
  /// A drawing in the body, whose styles the policy must allow.
  let drawing: PreparedMarkup?

  /// The document without its first line.
  var text: String {
    let document = Element(.html, .namespaceOfHTML, .language("en")) {
      Element(.head) {
        Element(.meta, .meta("charset", "utf-8"))
        Element(.meta, .meta("http-equiv", "Content-Security-Policy"), .meta("content", policy.text))
        Element(.meta, .meta("name", "viewport"), .meta("content", "width=device-width, initial-scale=1"))
        Element(.meta, .meta("name", "color-scheme"), .meta("content", "light dark"))
        Element(.meta, .meta("name", "referrer"), .meta("content", "no-referrer"))
        Element(.title, text: title.abridged(to: 100))
        Markup.prepared(PageAssets.style.markup)
      }
      Element(.body) {
        body
        Markup.prepared(PageAssets.script.markup)
      }
    }
    return Markup.element(document).written
  }

  private var policy: ContentSecurityPolicy {
    ContentSecurityPolicy(
      styles: [PageAssets.style.content] + (drawing?.inlineStyles ?? []), scripts: [PageAssets.script.content])
  }
}
