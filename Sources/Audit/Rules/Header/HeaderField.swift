/// The fields that the header of a rule may have.
enum HeaderField: String, CaseIterable {
  case id, name, description, kind, severity, precision, tags, param, key, why, example, fix

  /// Whether every rule must have it.
  var isRequired: Bool {
    switch self {
    case .id, .name, .description, .kind, .severity, .precision, .tags, .key: true
    case .param, .why, .example, .fix: false
    }
  }

  /// Whether a rule may have it more than once.
  var isRepeatable: Bool { self == .param }

  /// Whether the line breaks of its value mean something.
  var keepsLines: Bool { self == .example }
}
