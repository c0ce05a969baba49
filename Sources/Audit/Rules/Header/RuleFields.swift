/// The fields of a header, by name, each value checked as it is asked for.
struct RuleFields {
  let path: String
  let entries: [HeaderEntry]

  func optional(_ field: HeaderField) -> String? {
    entries.first { $0.field == field }?.value
  }

  func required(_ field: HeaderField) throws(RuleError) -> String {
    guard let value = optional(field) else {
      throw RuleError(path: path, line: 1, problem: .missingField(field.rawValue))
    }
    return value
  }

  /// A field whose value is one of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ field: HeaderField
  ) throws(RuleError) -> Choice where Choice.RawValue == String {
    let value = try required(field)
    guard let choice = Choice(rawValue: value) else {
      let allowed = Choice.allCases.map(\.rawValue)
      throw error(field, .invalidValue(field: field.rawValue, value: value, allowed: allowed))
    }
    return choice
  }

  /// A field whose value is words, with or without commas between them.
  func list(_ field: HeaderField) throws(RuleError) -> [String] {
    try required(field).split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The columns that tell rows apart. In a fingerprint a line number would make every edit a new finding; the rows of
  /// listings have none.
  func key(of kind: RuleKind) throws(RuleError) -> [String] {
    let columns = try list(.key)
    guard kind == .problem || kind == .diagnostic else { return columns }
    if let place = columns.first(where: { ["line", "column"].contains($0) || $0.hasSuffix("_line") }) {
      throw error(.key, .lineInKey(place))
    }
    return columns
  }

  func parameters() throws(RuleError) -> [RuleParameter] {
    var parameters: [RuleParameter] = []
    for entry in entries where entry.field == .param {
      guard let parameter = ParameterReader(text: entry.value).read() else {
        throw RuleError(path: path, line: entry.line, problem: .invalidParameter(entry.value))
      }
      parameters.append(parameter)
    }
    return parameters
  }

  /// An error at the line of a field.
  func error(_ field: HeaderField, _ problem: RuleError.Problem) -> RuleError {
    RuleError(path: path, line: entries.first { $0.field == field }?.line, problem: problem)
  }
}
