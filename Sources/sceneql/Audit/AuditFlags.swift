import Audit

extension Flag {
  static let findingFormat = Flag(
    "format", takes: "FORMAT", .choice(FindingFormat.allCases.map(\.rawValue)),
    "The form of the findings: \(FindingFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: text)")
  static let failOn = Flag(
    "fail-on", takes: "SEVERITY", .choice(Severity.allCases.reversed().map(\.rawValue) + ["none"]),
    "Exit 1 for findings of at least this severity: error, warning, note, or none for never (default: "
      + "\(standardThreshold.rawValue))")
  static let rules = Flag("rules", takes: "NAMES", .text, "Run these rules, parted by commas; may be repeated")
  static let baseline = Flag(
    "baseline", takes: "FILE", .file, "Leave out the findings that this file knows, and name the entries that can go")
  static let writeBaseline = Flag(
    "write-baseline", takes: "FILE", .file, "Write a baseline of what is found, and exit 0 for it")
  static let since = Flag("since", takes: "REV", .text, "Report only on files that changed since this git revision")
  static let root = Flag(
    "root", takes: "DIR", .folder,
    "The root of the app, for its configuration and sources (default: the folder that holds .sceneql)")

  /// The severity from which on findings fail an audit if nobody says otherwise.
  static let standardThreshold = Severity.warning
}
