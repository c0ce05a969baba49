/// Replaces `$(NAME)` and `${NAME}` by the values of build settings.
struct BuildSettingExpander: Sendable {
  private let settings: BuildSettings

  /// More values than this say nothing about an app any more.
  private static let mostValues = 16

  init(settings: BuildSettings) {
    self.settings = settings
  }

  /// All texts that a text may come to, in the order of the settings' values; empty where a variable has no value.
  func expand(_ text: String, in scope: String) -> [String] {
    expand(text, in: scope, open: [])
  }

  /// - Parameter open: the variables that are being replaced; a variable that needs itself has no value.
  private func expand(_ text: String, in scope: String, open: Set<ExactName>) -> [String] {
    var results = [""]
    for part in BuildSettingText(text).parts {
      let values = part.variable.map { self.values(of: $0, in: scope, open: open) } ?? [part.text]
      results = Array(results.lazy.flatMap { head in values.lazy.map { head + $0 } }.prefix(Self.mostValues))
    }
    return results
  }

  private func values(of variable: BuildSettingText.Variable, in scope: String, open: Set<ExactName>) -> [String] {
    let name = ExactName(variable.name)
    guard !open.contains(name) else { return [] }
    let written = settings.values(of: variable.name, in: scope)
    let values = written.flatMap { expand($0, in: scope, open: open.union([name])) }
    let known = values.isEmpty ? variable.defaultValue.map { [$0] } ?? [] : values
    return known.map(variable.apply)
  }
}
