import Audit
import Configuration
import Report

extension Command {
  static let nightly = Command(
    name: "nightly",
    summary: "index, audit and write a report",
    explanation: """
      Reads the app anew, runs every rule, and writes report.md, report.json and findings.sarif, all or none. One line on \
      stdout says what was found. The report is written also when the exit code is not 0.
      """,
    operands: [
      Operand("ROOT", "The folder of the app (default: this folder).", count: .optional, completion: .folders)
    ],
    flags: [.reportFolder, .nightlyFailOn, .queries, .timeout, .database, .allowPartial, .noProgress],
    examples: [
      Example("sceneql nightly", "the app in this folder, the report in .sceneql/report"),
      Example("sceneql nightly ~/apps/Bookshelf --output /srv/reports/bookshelf", "another app, for a web server"),
      Example("sceneql nightly --fail-on any", "exit 1 if anything is found"),
    ],
    run: NightlyCommand.run)
}

extension Flag {
  static let reportFolder = Flag(
    "output", letter: "o", takes: "DIR", .folder, "Write the report to this folder (default: ROOT/.sceneql/report)")
  static let nightlyFailOn = Flag(
    "fail-on", takes: "WHEN", .choice(["any", "none"]), "Exit 1 for any finding, or none for never (default: none)")
}

/// Makes the index, audits it and writes the report.
enum NightlyCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let root = invocation.operands.first ?? "."
    let summary = try IndexCommand.build(invocation)
    IndexSummaryReport(summary: summary, messages: invocation.messages).write()
    let session = try invocation.openIndex(root: root)
    let catalogue = try Catalogue.of(invocation)
    let runner = AuditRunner(session: session, catalogue: catalogue, configuration: try Configuration.load(root: root))
    let rules = try catalogue.select([]) + catalogue.rules.filter { $0.kind == .metric }
    let audit = try runner.run(rules, root: root)
    let report = try NightReportReader(session: session).report(of: audit)
    let folder = ReportFolder(path: invocation.value(of: .reportFolder) ?? standardFolder(root: root))
    try folder.write(NightFiles(report, sources: FileSourceLines(root: root)).all)
    try sayWhatWasFound(audit, folder: folder)
    return exitCode(of: audit, isComplete: summary.isComplete, invocation)
  }

  private static func standardFolder(root: String) -> String {
    root == "." ? ".sceneql/report" : "\(root)/.sceneql/report"
  }

  private static func sayWhatWasFound(_ audit: AuditReport, folder: ReportFolder) throws {
    let counts = Severity.allCases.reversed().map { severity in
      let count = audit.findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    try OutputDestination.write(to: nil) {
      try $0.write("\(counts.joined(separator: ", ")); the report is \(folder.path)/report.md\n")
    }
  }

  private static func exitCode(of audit: AuditReport, isComplete: Bool, _ invocation: Invocation) -> ExitCode {
    if !isComplete, !invocation.has(.allowPartial) { return .incomplete }
    let failsOnAny = invocation.value(of: .nightlyFailOn) == "any"
    return failsOnAny && !audit.findings.isEmpty ? .findings : .clean
  }
}
