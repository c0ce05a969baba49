// The flags that more than one command takes, and those that every command takes.

extension Flag {
  static let help = Flag("help", letter: "h", "Show what the command does, with examples")
  static let version = Flag("version", "Show the version")
  static let quiet = Flag("quiet", letter: "q", "Say nothing on stderr but warnings and errors")
  static let color = Flag(
    "color", takes: "WHEN", .choice(ColorChoice.allCases.map(\.rawValue)),
    "Colour the output: auto (on a terminal, unless NO_COLOR is set), always or never")

  /// The flags that every command takes.
  static let everywhere = [quiet, color, help]

  static let database = Flag(
    "db", takes: "FILE", .file, "Use this index (default: SCENEQL_DB, else .sceneql/index.db below the root)")
  static let output = Flag(
    "output", letter: "o", takes: "FILE", .file, "Write the answer to this file, whole or not at all")
  static let rowFormat = Flag(
    "format", takes: "FORMAT", .choice(RowFormat.allCases.map(\.rawValue)),
    "The form of the rows: \(RowFormat.allCases.map(\.rawValue).joined(separator: ", ")) "
      + "(default: table on a terminal, else tsv)")
  static let limit = Flag("limit", takes: "N", .wholeNumber, "Stop after N rows, and say so")
  static let timeout = Flag(
    "timeout", takes: "SECONDS", .seconds, "Give up a query after this time (default: 30; 0 means never)")
  static let spreadsheetSafe = Flag(
    "csv-safe", "In csv, put an apostrophe before cells that a spreadsheet would run as a formula")
  static let queries = Flag(
    "queries", takes: "DIR", .folder, "Add the rules and listings of this folder to the built-in ones")
  static let allowPartial = Flag("allow-partial", "Exit 0 although some files could not be read")
  static let fullParse = Flag(
    "full-parse", "Parse all Swift code, not only what names something of Interface Builder; the index is the same")
  static let noProgress = Flag("no-progress", "Show no progress on a terminal")
  static let rebuild = Flag("rebuild", "Read every file anew, whatever earlier runs have kept")
  static let timings = Flag("timings", "Say on stderr how long each stage took")

  /// The flags of every command that prints rows.
  static let ofRows = [rowFormat, limit, timeout, spreadsheetSafe, output, database]
}
