// swift-tools-version: 6.1
import Foundation
import PackageDescription

// SceneQL reads Swift with the parser of the Swift compiler. On Linux the toolchain ships that parser as
// libraries in `usr/lib/swift/host`; on macOS the swift-syntax package takes their place.

/// How a target comes to SwiftParser and SwiftSyntax.
struct SwiftParserLibraries {
  var packages: [Package.Dependency] = []
  var targets: [Target.Dependency] = []
  var swiftSettings: [SwiftSetting] = []
  var linkerSettings: [LinkerSetting] = []
}

#if os(macOS)
  let swiftParser = SwiftParserLibraries(
    packages: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0")],
    targets: [
      .product(name: "SwiftParser", package: "swift-syntax"),
      .product(name: "SwiftSyntax", package: "swift-syntax"),
    ])
#else
  /// The toolchain folder that the environment variable names, if it is set.
  func toolchainFromEnvironment() -> String? {
    ProcessInfo.processInfo.environment["SCENEQL_SWIFT_TOOLCHAIN"]
  }

  /// The toolchain whose package description library this manifest has loaded.
  func toolchainFromLoadedLibraries() -> String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    for line in maps.split(separator: "\n") where line.hasSuffix("/libPackageDescription.so") {
      guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/usr/lib/swift/pm/") else { continue }
      return String(line[start..<end.lowerBound])
    }
    return nil
  }

  /// The toolchain of the first `swift` on the search path.
  func toolchainFromSearchPath() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let commands = folders.map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath().path }
    guard let swift = commands.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
    return swift.range(of: "/usr/bin/").map { String(swift[..<$0.lowerBound]) }
  }

  /// The folder of the compiler's own parser libraries.
  func findHostLibraries() -> String {
    let toolchains = [toolchainFromEnvironment(), toolchainFromLoadedLibraries(), toolchainFromSearchPath()]
    let folders = toolchains.compactMap { $0.map { "\($0)/usr/lib/swift/host" } }
    for folder in folders where FileManager.default.fileExists(atPath: "\(folder)/libSwiftParser.so") {
      return folder
    }
    fatalError(
      """
      cannot find libSwiftParser.so of the Swift toolchain (looked in: \(folders.joined(separator: ", "))). \
      Set SCENEQL_SWIFT_TOOLCHAIN to the folder that holds usr/lib/swift/host, then build again.
      """)
  }

  let hostLibraries = findHostLibraries()
  let swiftParser = SwiftParserLibraries(
    swiftSettings: [.unsafeFlags(["-I", hostLibraries])],
    linkerSettings: [
      .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
      .linkedLibrary("SwiftParser"),
      .linkedLibrary("SwiftSyntax"),
    ])
#endif

/// A library target and nothing more.
func module(_ name: String, needs: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: needs)
}

/// The tests of one module, with the small apps they read.
@MainActor
func tests(of name: String, needs: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name), "TestSupport"] + needs,
    swiftSettings: swiftParser.swiftSettings)
}

let package = Package(
  name: "SceneQL",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "sceneql", targets: ["sceneql"])],
  dependencies: swiftParser.packages,
  targets: [
    // System libraries.
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CFileSystem"),

    // SQL files and the style and script of the report's page, embedded in the binary.
    .executableTarget(name: "EmbedTool"),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["EmbedTool"]),
    .target(name: "Migrations", dependencies: ["SQLite"], path: "Migrations", plugins: ["EmbedFiles"]),
    .target(name: "Queries", path: "Queries", plugins: ["EmbedFiles"]),

    // Foundations that every stage may use.
    module("SQLite", needs: ["CSQLite"]),
    module("SourceTree", needs: ["Configuration"]),
    module("Configuration"),
    module("CodeFacts"),
    module("FileSystem", needs: ["CFileSystem"]),

    // Extract: one module a kind of file.
    module("InterfaceBuilder", needs: ["CLibXML2"]),
    .target(
      name: "SwiftSource", dependencies: ["CodeFacts"] + swiftParser.targets,
      swiftSettings: swiftParser.swiftSettings, linkerSettings: swiftParser.linkerSettings),
    module("ObjectiveCSource", needs: ["CodeFacts"]),
    module("ProjectSettings"),

    // Store and link, then ask.
    .target(
      name: "FlowIndex",
      dependencies: [
        "SQLite", "Migrations", "Configuration", "SourceTree", "CodeFacts", "InterfaceBuilder", "SwiftSource",
        "ObjectiveCSource", "ProjectSettings", "FileSystem",
      ],
      swiftSettings: swiftParser.swiftSettings),
    module("Audit", needs: ["SQLite", "Queries", "Configuration", "SourceTree"]),
    module("History", needs: ["SQLite", "Audit", "Migrations", "FileSystem"]),
    module("FlowDiff", needs: ["SQLite", "Audit"]),
    .target(name: "Report", dependencies: ["SQLite", "Audit", "History", "FileSystem"], plugins: ["EmbedFiles"]),
    module("Graph", needs: ["SQLite", "Audit"]),
    .executableTarget(
      name: "sceneql",
      dependencies: [
        "SQLite", "Configuration", "Migrations", "FileSystem", "FlowIndex", "Audit", "Graph", "History", "FlowDiff",
        "Report",
      ],
      swiftSettings: swiftParser.swiftSettings),

    // Measures how long all that takes.
    .executableTarget(name: "sceneql-benchmark", path: "Benchmarks"),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    tests(of: "SQLite"),
    tests(of: "Configuration"),
    tests(of: "SourceTree"),
    tests(of: "InterfaceBuilder"),
    tests(of: "SwiftSource", needs: ["CodeFacts"]),
    tests(of: "ObjectiveCSource", needs: ["CodeFacts"]),
    tests(of: "ProjectSettings"),
    tests(
      of: "FlowIndex",
      needs: ["SQLite", "Migrations", "CodeFacts", "InterfaceBuilder", "SwiftSource", "Configuration"]),
    tests(of: "Audit", needs: ["SQLite", "FlowIndex", "Queries", "Configuration"]),
    tests(of: "History", needs: ["SQLite", "Audit", "Migrations"]),
    tests(of: "FlowDiff"),
    tests(of: "Report", needs: ["FileSystem", "SQLite", "Audit", "History", "FlowIndex"]),
    tests(of: "Graph", needs: ["SQLite", "Audit", "FlowIndex", "Migrations"]),
    tests(of: "sceneql", needs: ["SQLite", "FlowIndex", "Audit", "History"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzz targets need an instrumented build and libFuzzer, whose archive the variable names: see 'Fuzzing/run'. They look
// into the command line, so it becomes a library, which only loses its first file.
if let libFuzzer = Context.environment["SCENEQL_LIBFUZZER"] {
  package.products = []
  package.targets = package.targets.filter { !$0.isTest }.map { target in
    guard target.name == "sceneql" else { return target }
    return .target(
      name: target.name, dependencies: target.dependencies, exclude: ["main.swift"],
      swiftSettings: target.swiftSettings)
  }
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "SQLite", "Configuration", "CodeFacts", "InterfaceBuilder", "SwiftSource", "ObjectiveCSource",
        "ProjectSettings", "Audit", "sceneql",
      ],
      path: "Fuzzing/Fuzz", swiftSettings: swiftParser.swiftSettings,
      linkerSettings: swiftParser.linkerSettings + [.unsafeFlags([libFuzzer]), .linkedLibrary("stdc++")]))
}
