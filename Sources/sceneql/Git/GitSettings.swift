import Foundation

/// Settings that keep git from starting programs.
///
/// Git compares and writes contents through the filters that the settings of a checkout name, asks a monitor for changes,
/// runs hooks, and fetches what is missing. A checkout that nobody vetted must not start anything in that way.
struct GitSettings {
  /// Matches the settings that start a filter.
  static let filterPattern = #"^filter\..*\.(clean|smudge|process|required)$"#

  private var settings = ["core.fsmonitor": "false", "core.hooksPath": "/dev/null"]

  /// Turns off filters; an empty command starts nothing.
  mutating func turnOff(filters: [String]) {
    for name in filters { settings[name] = name.hasSuffix(".required") ? "false" : "" }
  }

  /// The variables that make these settings win over those of any file. A name may hold any character, so they are no
  /// arguments.
  var environment: [String: String] {
    // What the user gives in this way stays, since it may say which checkouts are safe.
    let given = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    // Nothing is fetched: by the variable of git 2.45, and in any version since no protocol is left.
    var environment = ["GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"]
    environment["GIT_CONFIG_COUNT"] = "\(given + settings.count)"
    for (offset, setting) in settings.sorted(by: { $0.key < $1.key }).enumerated() {
      environment["GIT_CONFIG_KEY_\(given + offset)"] = setting.key
      environment["GIT_CONFIG_VALUE_\(given + offset)"] = setting.value
    }
    return environment
  }
}
