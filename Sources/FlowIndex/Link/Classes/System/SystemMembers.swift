/// Outlets and actions that classes of the system answer to, so that a connection to them is never missing.
enum SystemMembers {
  static var rows: [SystemMemberRow] {
    rows(of: outlets, kind: "outlet") + rows(of: actions, kind: "action")
  }

  private static func rows(of members: KeyValuePairs<String, String>, kind: String) -> [SystemMemberRow] {
    members
      .flatMap { owner, names in
        names.split(separator: " ").map { SystemMemberRow(className: owner, kind: kind, name: String($0)) }
      }
      .sorted { ($0.className, $0.name) < ($1.className, $1.name) }
  }
}
