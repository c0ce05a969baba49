/// A piece of Objective-C text that stands for itself.
struct Token {
  enum Kind: UInt8 {
    case identifier
    /// `"…"` of C, or the part in quotes of `@"…"`.
    case string
    case character
    case number
    /// `@interface`, `@"`, `@[`: an at sign; what follows is a token of its own.
    case at
    case punctuation
    /// The end of the file, or of a macro's text.
    case end
  }

  let kind: Kind
  /// Whether it stands in a branch of `#if`.
  let isConditional: Bool
  /// Byte offsets, the end excluded.
  let start: Int
  let end: Int
}
