import Foundation

/// All that one call measures.
struct Benchmark {
  let options: BenchmarkOptions

  func run() throws {
    let tool = try Self.findTool()
    let report = BenchmarkReport()
    let app = try MeasuredApp(tool: tool, runs: options.runs) { try fill($0, size: options.size) }
    let works = try app.measureIndexing()
    report.write(
      title, extent: try app.extent(), works: works, peers: try app.measurePeers(),
      runs: options.runs)
    if options.measuresGrowth { try measureGrowth(tool: tool, report: report) }
  }

  private var title: String {
    if let path = options.appPath { return URL(fileURLWithPath: path).lastPathComponent }
    let size = options.size
    return
      "generated: \(size.storyboards) storyboards of \(size.scenesPerStoryboard) scenes, \(size.sources) sources"
  }

  /// The app is copied where it may be changed.
  private func fill(_ folder: String, size: AppSize) throws {
    guard let path = options.appPath else { return try AppGenerator(size: size).write(to: folder) }
    let copy = try ProcessRun(["cp", "-R", path, folder])
    guard copy.status == 0 else {
      throw BenchmarkError.failed(command: "cp -R \(path)", status: copy.status)
    }
  }

  private func measureGrowth(tool: String, report: BenchmarkReport) throws {
    let parts = [1, 2, 4, 8]
    var seconds: [String: [Double]] = [:]
    var names: [String] = []
    for part in parts {
      let size = options.size.scaled(by: part, over: 8)
      let app = try MeasuredApp(tool: tool, runs: options.runs) {
        try AppGenerator(size: size).write(to: $0)
      }
      let works = try app.measureIndexing().dropLast()
      names = works.map(\.name)
      for work in works { seconds[work.name, default: []].append(work.seconds) }
    }
    report.writeGrowth(parts: parts, names: names, seconds: seconds)
  }

  /// The sceneql that was built beside this program.
  private static func findTool() throws -> String {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tool = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(
      "sceneql"
    ).path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw BenchmarkError.noTool(tool)
    }
    return tool
  }
}
