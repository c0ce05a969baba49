/// Tells about this program and its rules as SARIF has it.
struct SARIFDriver {
  let toolVersion: String
  let rules: [Rule]

  var value: JSONValue {
    .object([
      ("name", .string("SceneQL")),
      ("semanticVersion", .string(toolVersion)),
      ("rules", .array(rules.map(descriptor(of:)))),
    ])
  }

  private func descriptor(of rule: Rule) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(rule.id)),
      ("name", .string(camelCase(rule.id))),
      ("shortDescription", .object([("text", .string(rule.name))])),
      ("fullDescription", .object([("text", .string(rule.description))])),
    ]
    let help = [rule.why, rule.fix].compactMap { $0 }.joined(separator: "\n\n")
    if !help.isEmpty { members.append(("help", .object([("text", .string(help))]))) }
    members.append(("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])))
    members.append(
      (
        "properties",
        .object([
          ("tags", .array(rule.tags.prefix(Self.mostTags).map(JSONValue.string))),
          ("precision", .string(rule.precision.rawValue)),
        ])
      ))
    return .object(members)
  }

  /// The name as SARIF wants it, in one word: `UnreachableScenes`.
  private func camelCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Code hosts keep no more.
  private static let mostTags = 10
}
