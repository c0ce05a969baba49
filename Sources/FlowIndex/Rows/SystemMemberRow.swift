/// A row of `system_members`: an outlet or action that a class of the system answers to.
struct SystemMemberRow: Sendable, Equatable {
  var className: String
  /// `outlet` or `action`.
  var kind: String
  var name: String
}
