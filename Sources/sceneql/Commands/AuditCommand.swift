import Audit
import Configuration
import SQLite

extension Command {
  static let audit = Command(
    name: "audit",
    summary: "find what crashes, leads nowhere or is never used",
    explanation: """
      Without a name, every rule that finds problems runs. The index is asked as it is; 'sceneql index' refreshes it. \
      Severities come from .sceneql.json at the root of the app.
      """,
    operands: [Operand("RULE", "The rules to run (default: all that find problems).", count: .any, completion: .rules)],
    flags: [
      .findingFormat, .failOn, .rules, .parameter, .queries, .baseline, .writeBaseline, .since, .allowPartial, .timeout,
      .output, .database, .root,
    ],
    examples: [
      Example("sceneql audit", "every rule, one finding a line, as Xcode shows them"),
      Example("sceneql audit unreachable-scenes unknown-segue-identifiers", "two rules"),
      Example("sceneql audit --fail-on error --format sarif --output findings.sarif", "for a code host"),
      Example("sceneql audit --write-baseline baseline.json", "keep what is known out of later reports"),
      Example("sceneql audit --baseline baseline.json --since origin/main", "only what is new in changed files"),
    ],
    run: AuditCommand.run)
}

/// Runs rules over the index and prints what they find.
enum AuditCommand {
  static func run(_ invocation: Invocation) throws -> ExitCode {
    let path = IndexLocation.path(of: invocation)
    let root = invocation.value(of: .root) ?? IndexLocation.root(ofIndexAt: path)
    let catalogue = try Catalogue.of(invocation)
    let rules = try catalogue.select(invocation.operands + invocation.listedValues(of: .rules))
    let options = try options(of: invocation, root: root)
    let runner = AuditRunner(
      session: try invocation.openIndex(), catalogue: catalogue, configuration: try Configuration.load(root: root),
      options: options)
    var report = try runner.run(rules, root: root)
    let newFindings = try BaselineUse(invocation).apply(to: &report, paths: options.paths)
    try write(report, root: root, invocation)
    for problem in report.problems { invocation.messages.warning("\(problem.path): \(problem.message)") }
    return exitCode(of: report, newFindings: newFindings, invocation)
  }

  private static func options(of invocation: Invocation, root: String) throws -> AuditOptions {
    var options = AuditOptions()
    options.parameters = try invocation.namedParameters()
    if let revision = invocation.value(of: .since) {
      options.paths = try ChangedFiles(root: root).since(revision)
    }
    return options
  }

  private static func write(_ report: AuditReport, root: String, _ invocation: Invocation) throws {
    let format = invocation.value(of: .findingFormat).flatMap(FindingFormat.init(rawValue:)) ?? .text
    try OutputDestination.write(to: invocation.value(of: .output)) { output in
      try output.write(formatter(for: format, output, root: root, invocation).text(of: report))
    }
  }

  /// People at a terminal see the line of the source below each finding.
  private static func formatter(
    for format: FindingFormat, _ output: CheckedOutput, root: String, _ invocation: Invocation
  ) -> any FindingFormatter {
    let sources = FileSourceLines(root: root)
    guard format == .text else { return format.formatter(toolVersion: toolVersion, sources: sources) }
    let isColored = invocation.color.isOn(isTerminal: output.isTerminal)
    return TextFormatter(isColored: isColored, excerpts: output.isTerminal ? sources : nil)
  }

  private static func exitCode(
    of report: AuditReport, newFindings: [Finding], _ invocation: Invocation
  ) -> ExitCode {
    if !report.problems.isEmpty, !invocation.has(.allowPartial) { return .incomplete }
    let threshold = invocation.value(of: .failOn) ?? Flag.standardThreshold.rawValue
    guard let severity = Severity(rawValue: threshold) else { return .clean }
    return newFindings.contains { $0.severity >= severity } ? .findings : .clean
  }
}
