/// A piece of a page. What it holds is escaped when it is written, so that no name can become markup.
public indirect enum Markup: Sendable, Equatable {
  /// Characters to be read, whatever they are.
  case text(String)
  case element(Element)
  /// Pieces side by side.
  case group([Markup])
  /// Markup that another builder has escaped already.
  case prepared(PreparedMarkup)
}

/// Markup that was made elsewhere and escapes what it holds, such as a drawing.
public struct PreparedMarkup: Sendable, Equatable {
  let text: String

  /// - Parameter text: well-formed XML whose maker vouches for it.
  public init(escapedElsewhere text: String) {
    self.text = text
  }
}
