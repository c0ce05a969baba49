/// Lets elements be written inside each other as they stand on the page.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ element: Element) -> Markup { .element(element) }
  static func buildExpression(_ markup: Markup) -> Markup { markup }
  static func buildExpression(_ text: String) -> Markup { .text(text) }
  static func buildBlock(_ parts: Markup...) -> Markup { parts.count == 1 ? parts[0] : .group(parts) }
  static func buildOptional(_ part: Markup?) -> Markup { part ?? .group([]) }
  static func buildEither(first part: Markup) -> Markup { part }
  static func buildEither(second part: Markup) -> Markup { part }
  static func buildArray(_ parts: [Markup]) -> Markup { .group(parts) }
}
