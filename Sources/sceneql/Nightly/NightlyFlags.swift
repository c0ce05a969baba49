extension Flag {
  static let reportFolder = Flag(
    "output", letter: "o", takes: "DIR", .folder, "Write the report to this folder (default: ROOT/.sceneql/report)")
  static let linkTemplate = Flag(
    "link-template", takes: "TEMPLATE", .text,
    "Make places links to a code host, from an address with {path} and perhaps {revision} and {line}")
  static let history = Flag(
    "history", takes: "FILE", .file,
    "Compare with this history, and keep tonight in it (default: history.db beside the index)")
  static let keptRuns = Flag(
    "keep", takes: "N", .wholeNumber, "Keep the newest N runs in the history (default: \(standardKeptRuns))")
  static let nightlyFailOn = Flag(
    "fail-on", takes: "WHEN", .choice(["new", "any", "none"]),
    "Exit 1 for findings that the night before did not have, for any finding, or none for never (default: none)")

  /// How many runs are kept if nobody says otherwise: a year of nights.
  static let standardKeptRuns = 365
}
