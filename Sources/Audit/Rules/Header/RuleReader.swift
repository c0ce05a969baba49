/// Makes a rule of a file: reads its header and checks each value. The statement is checked by `RuleCheck`.
struct RuleReader {
  /// The path of the file.
  let path: String
  /// The text of the file.
  let text: String

  /// - Throws: `RuleError` for the first thing that is wrong, with its line.
  func read() throws(RuleError) -> Rule {
    let header = try HeaderReader(path: path).read(text)
    let fields = RuleFields(path: path, entries: header.entries)
    let id = try fields.required(.id)
    guard fileName == id else { throw fields.error(.id, .nameDiffers(id: id)) }
    let kind: RuleKind = try fields.choice(.kind)
    return Rule(
      path: path,
      question: header.question,
      id: id,
      name: try fields.required(.name),
      description: try fields.required(.description),
      kind: kind,
      severity: try fields.choice(.severity),
      precision: try fields.choice(.precision),
      tags: try fields.list(.tags),
      parameters: try fields.parameters(),
      key: try fields.key(of: kind),
      why: fields.optional(.why),
      example: fields.optional(.example),
      fix: fields.optional(.fix),
      sql: text)
  }

  /// The name of the file without its ending.
  private var fileName: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".sql") ? name.dropLast(4) : name)
  }
}
