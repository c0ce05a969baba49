/// Tells whether a text such as `{scene}@{storyboard}` can be taken apart without doubt.
enum LinkPatternCheck {
  private static let known = ["{scene}", "{storyboard}", "{ignored}"]

  /// What is wrong with the pattern, nil where nothing is.
  static func problem(of pattern: String) -> String? {
    var placeholders: [String] = []
    var rest = pattern[...]
    var isAfterPlaceholder = false
    while let character = rest.first {
      guard character == "{" else {
        isAfterPlaceholder = false
        rest = rest.dropFirst()
        continue
      }
      guard let placeholder = known.first(where: rest.hasPrefix) else {
        return "after '{' only scene}, storyboard} and ignored} may stand"
      }
      if isAfterPlaceholder { return "two placeholders need text between them, or nobody can tell them apart" }
      if placeholders.contains(placeholder) { return "\(placeholder) stands twice" }
      placeholders.append(placeholder)
      rest = rest.dropFirst(placeholder.count)
      isAfterPlaceholder = true
    }
    return placeholders.contains("{storyboard}") ? nil : "it lacks {storyboard}"
  }
}
