import Audit
import Configuration
import FlowIndex
import Foundation
import Graph
import History
import Report
import SQLite

extension Command {
  static let nightly = Command(
    name: "nightly",
    summary: "index, audit, compare with last night and write a report",
    explanation: """
      Reads the app anew, runs every rule, compares with the night before, and writes report.html, report.md, \
      report.json, findings.sarif and flow.svg, all or none. One line on stdout says what changed. The report is \
      written also when the exit code is not 0. The page needs no network and no other file.
      A finding is new, fixed, unchanged, moved, or unknown where a file could not be read or its rule did not run. \
      The first run, and a rule that has changed, start a new count.
      """,
    operands: [
      Operand("ROOT", "The folder of the app (default: this folder).", count: .optional, completion: .folders)
    ],
    flags: [
      .reportFolder, .linkTemplate, .nightlyFailOn, .history, .keptRuns, .queries, .timeout, .database, .rebuild,
      .fullParse, .allowPartial, .noProgress,
    ],
    examples: [
      Example("sceneql nightly", "the app in this folder, the report in .sceneql/report"),
      Example("sceneql nightly ~/apps/Bookshelf --output /srv/reports/bookshelf", "another app, for a web server"),
      Example("sceneql nightly --fail-on new", "exit 1 if something is found that was not there last night"),
      Example(
        "sceneql nightly --link-template 'https://host/bookshelf/blob/{revision}/{path}#L{line}'",
        "places in the page lead to the sources on a code host"),
      Example("sceneql nightly --history /srv/history/bookshelf.db", "for a checkout that is made anew each night"),
    ],
    run: NightlyCommand.run)
}

/// Makes the index, audits it, compares with the night before and writes the report.
enum NightlyCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let root = invocation.operands.first ?? "."
    // A template or history that cannot be used, or another run that is active, is told before the work, not after it.
    let linkTemplate = try invocation.value(of: .linkTemplate).map { try LinkTemplate($0) }
    let history = try HistoryFile(path: HistoryLocation.path(of: invocation, root: root))
    var clock = NightClock()
    let summary = try IndexCommand.build(invocation)
    IndexSummaryReport(summary: summary, messages: invocation.messages).write()
    let session = try invocation.openIndex(root: root)
    let audit = try clock.measure("audit") { try self.audit(session, root: root, invocation) }
    let night = try Night(
      session: session, root: root, audit: audit, startedAt: clock.start, toolVersion: toolVersion,
      durations: NightClock.durations(of: summary) + clock.durations)
    let folder = ReportFolder(path: invocation.value(of: .reportFolder) ?? standardFolder(root: root))
    let comparison = try history.record(
      night, keeping: invocation.wholeNumber(of: .keptRuns) ?? Flag.standardKeptRuns
    ) { comparison in
      let report = try NightReportReader(session: session).report(of: audit, comparison: comparison)
      let map = try FlowMapReader(session: session).map(findings: audit.findings)
      let files = NightFiles(
        report, inventory: try InventoryReader(session: session).inventory(), drawing: FlowMapSVG(map).text,
        linkTemplate: linkTemplate, sources: FileSourceLines(root: root))
      try folder.write(files.all)
    }
    let line = NightlyLine(comparison: comparison, reportPath: "\(folder.path)/\(NightFiles.mainName)")
    try OutputDestination.write(to: nil) { try $0.write(line.text) }
    return exitCode(of: comparison, isComplete: summary.isComplete, invocation)
  }

  /// Runs every rule that finds problems or measures.
  private static func audit(
    _ session: ReadOnlySession, root: String, _ invocation: Invocation
  ) throws -> AuditReport {
    let catalogue = try Catalogue.of(invocation)
    let runner = AuditRunner(session: session, catalogue: catalogue, configuration: try Configuration.load(root: root))
    return try runner.run(catalogue.select([]) + catalogue.rules.filter { $0.kind == .metric }, root: root)
  }

  private static func standardFolder(root: String) -> String {
    root == "." ? ".sceneql/report" : "\(root)/.sceneql/report"
  }

  private static func exitCode(
    of comparison: NightComparison, isComplete: Bool, _ invocation: Invocation
  ) -> ExitCode {
    if !isComplete, !invocation.has(.allowPartial) { return .incomplete }
    let fails =
      switch invocation.value(of: .nightlyFailOn) {
      case "new": comparison.findings.contains { $0.state == .new }
      case "any": comparison.findings.contains(where: \.isOpen)
      default: false
      }
    return fails ? .findings : .clean
  }
}
