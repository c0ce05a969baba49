import CodeFacts

/// What the outline of a file says, in the order of the source.
///
/// Facts that refer to others by position get their positions when the whole is put together. A member is direct where no
/// `#if` stands between it and the type that it belongs to.
enum OutlineEvent {
  case openType(TypeFact, header: Range<Int>)
  /// Where the closing bracket stands.
  case closeType(Int)
  case function(FunctionFact, isDirect: Bool)
  case value(ValueFact, isDirect: Bool)
  case alias(AliasFact)
  case importing(String)
  /// A member that only the parser can read, or that names something of Interface Builder.
  case parsed(Range<Int>, isConditional: Bool, isDirect: Bool)
}
