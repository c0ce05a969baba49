/// An element with its attributes and what it holds.
public struct Element: Sendable, Equatable {
  let name: ElementName
  let attributes: [Attribute]
  let content: [Markup]

  init(_ name: ElementName, _ attributes: Attribute..., @MarkupBuilder content: () -> Markup = { .group([]) }) {
    self.name = name
    self.attributes = attributes
    self.content = [content()]
  }

  init(_ name: ElementName, attributes: [Attribute], @MarkupBuilder content: () -> Markup = { .group([]) }) {
    self.name = name
    self.attributes = attributes
    self.content = [content()]
  }

  /// An element that holds nothing but characters.
  init(_ name: ElementName, _ attributes: Attribute..., text: String) {
    self.name = name
    self.attributes = attributes
    content = [.text(text)]
  }
}
