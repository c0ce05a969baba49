import Foundation

/// An app in a folder of its own, where it may be changed, and the works that are measured on it.
final class MeasuredApp {
  private let folder: String
  private let tool: String
  private let runs: Int
  private var edits = 0

  private var root: String { "\(folder)/app" }
  private var database: String { "\(folder)/index.db" }
  private var fileList: String { "\(folder)/files" }
  private var interfaceList: String { "\(folder)/interface-files" }

  /// - Parameters:
  ///   - tool: the path of sceneql.
  ///   - fill: writes the app to a path where nothing stands.
  init(tool: String, runs: Int, fill: (String) throws -> Void) throws {
    self.tool = tool
    self.runs = runs
    folder = "\(NSTemporaryDirectory())/sceneql-benchmark-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try fill(root)
    try index()
    try list("select path from files", to: fileList)
    try list("select path from files where kind in ('storyboard', 'xib')", to: interfaceList)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  // MARK: - sceneql

  func measureIndexing() throws -> [Measurement] {
    [
      try measure("cold index") { try index("--rebuild") },
      try measure("nothing changed") { try index() },
      try measure(
        "one Swift file changed: a comment", before: { try self.edit("// edit") }, { try index() }),
      try measure(
        "one Swift file changed: a function", before: { try self.edit("func edit") },
        { try index() }),
      try measure("all rules") {
        try run([tool, "audit", "--db", database, "--root", root, "--allow-partial"])
      },
      try measure("start-up (--version)") { try run([tool, "--version"]) },
    ]
  }

  @discardableResult
  private func index(_ flags: String...) throws -> ProcessRun {
    try run([tool, "index", root, "--db", database, "--allow-partial", "--quiet"] + flags)
  }

  /// Adds a line to a Swift file, a new one each time.
  private func edit(_ text: String) throws {
    edits += 1
    guard let path = try paths(in: fileList).filter({ $0.hasSuffix(".swift") }).dropFirst(100).first
    else { return }
    guard let handle = FileHandle(forWritingAtPath: "\(root)/\(path)") else { return }
    defer { try? handle.close() }
    handle.seekToEndOfFile()
    handle.write(Data("\n\(text)\(edits)\(text.hasPrefix("func") ? "() {}" : "")\n".utf8))
  }

  // MARK: - Other tools

  /// Tools that read the same files and know nothing of them.
  func measurePeers() throws -> [Measurement] {
    var measurements = [
      try measure("cat") { try shell("xargs -0 cat < '\(fileList)'") },
      try measure("grep -E 'egue|toryboard|instantiate'") {
        try shell("xargs -0 grep -E 'egue|toryboard|instantiate' < '\(fileList)'")
      },
    ]
    if try ProcessRun(["sh", "-c", "command -v xmllint"]).status == 0 {
      measurements.append(
        try measure("xmllint --noout (storyboards, xibs)") {
          try shell("xargs -0 xmllint --noout < '\(interfaceList)'")
        })
    }
    return measurements
  }

  private func shell(_ line: String) throws -> ProcessRun {
    try ProcessRun(["sh", "-c", "cd '\(root)' && \(line)"])
  }

  // MARK: - Measuring

  private func measure(
    _ name: String, before: () throws -> Void = {}, _ work: () throws -> ProcessRun
  ) throws -> Measurement {
    var done: [ProcessRun] = []
    // The first run fills the caches of the system.
    for round in 0...runs {
      try before()
      let run = try work()
      if round > 0 { done.append(run) }
    }
    return Measurement(name, runs: done)
  }

  /// Findings are no failure.
  private func run(_ command: [String]) throws -> ProcessRun {
    let run = try ProcessRun(command)
    guard run.status == 0 || run.status == 1 else {
      throw BenchmarkError.failed(command: command.joined(separator: " "), status: run.status)
    }
    return run
  }

  private func list(_ query: String, to path: String) throws {
    let raw = "\(path).txt"
    _ = try ProcessRun(
      [tool, "sql", query, "--db", database, "--format", "tsv"], output: raw)
    let names = try String(contentsOfFile: raw, encoding: .utf8).split(separator: "\n").dropFirst()
    try Data(names.map { "\($0)\0" }.joined().utf8).write(to: URL(fileURLWithPath: path))
  }

  private func paths(in list: String) throws -> [Substring] {
    try String(contentsOfFile: list, encoding: .utf8).split(separator: "\0")
  }

  /// How many files are read, and their bytes.
  func extent() throws -> (files: Int, bytes: Int) {
    let paths = try paths(in: fileList)
    let sizes = try paths.map { path in
      try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")[.size] as? Int ?? 0
    }
    return (paths.count, sizes.reduce(0, +))
  }
}
