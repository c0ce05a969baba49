import CodeFacts

/// A call of the system whose name comes from the callers of the function around it.
struct Template: Sendable {
  /// The call of the system.
  let site: Site
  let form: CallForm
  /// The calls that lead to it, the outermost first.
  let path: [WrapperCall]
  /// The function that holds the outermost of them, or the call of the system itself.
  let head: FunctionID
}

/// A call of a function that hands a name on.
struct WrapperCall: Hashable, Sendable {
  let place: Site
  let callee: FunctionID
}
