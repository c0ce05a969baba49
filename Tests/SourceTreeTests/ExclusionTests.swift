import SourceTree
import TestSupport
import Testing

@Suite("What is left out")
struct ExclusionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ paths: String...) throws {
    for path in paths { try folder.write("", to: path) }
  }

  @Test(
    "A folder of this name is left out at any depth",
    arguments: [
      ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules", "vendor",
      "Vendor", "VENDORS", "vendored", "ThirdParty", "third-party", "Third_Party", "Third Party", "3rdParty",
    ])
  func defaultExcludes(name: String) throws {
    try write("\(name)/a.swift", "App/\(name)/deep/b.swift", "App/\(name)/read.me", "App/c.swift")
    let discovery = try discover(folder.path)
    #expect(discovery.paths == ["App/c.swift"])
    #expect(discovery.hidden.byDefault == [HiddenFiles.Folder(name: name, count: 2)])
    #expect(discovery.hidden.byConfiguration == 0)
  }

  @Test("Names that only resemble them are kept, and files of such a name too")
  func resemblance() throws {
    try write("pods/a.swift", "Build/b.swift", "PodsKit/c.swift", "build.swift")
    #expect(try discover(folder.path).paths == ["Build/b.swift", "PodsKit/c.swift", "build.swift", "pods/a.swift"])
  }

  @Test("The stores of version control are not even counted")
  func versionControl() throws {
    try write(".hg/a.swift", ".svn/b.swift", ".sceneql/c.swift", "d.swift")
    let discovery = try discover(folder.path)
    #expect(discovery.paths == ["d.swift"])
    #expect(discovery.hidden == HiddenFiles())
  }

  @Test("A file in two such folders counts for the outer one, and folders are told in the order of their names")
  func counting() throws {
    try write("vendor/build/a.swift", "vendor/b.swift", "Pods/c.swift")
    let discovery = try discover(folder.path)
    #expect(
      discovery.hidden.byDefault == [
        HiddenFiles.Folder(name: "Pods", count: 1), HiddenFiles.Folder(name: "vendor", count: 2),
      ])
    #expect(discovery.hidden.countByDefault == 3)
  }

  @Test("Include brings back a folder, or a part of it alone")
  func include() throws {
    try write("Pods/Own/a.swift", "Pods/Other/b.swift", "vendor/c.swift")
    #expect(try discover(folder.path, include: ["Pods"]).paths == ["Pods/Other/b.swift", "Pods/Own/a.swift"])
    #expect(try discover(folder.path, include: ["Pods/Own"]).paths == ["Pods/Own/a.swift"])
    #expect(try discover(folder.path, include: ["b.swift"]).paths == ["Pods/Other/b.swift"])
    let discovery = try discover(folder.path, include: ["Pods/*/a.swift"])
    #expect(discovery.paths == ["Pods/Own/a.swift"])
    #expect(
      discovery.hidden.byDefault == [
        HiddenFiles.Folder(name: "Pods", count: 1), HiddenFiles.Folder(name: "vendor", count: 1),
      ])
  }

  @Test("Include does not reach a second such folder further down unless it names it")
  func nestedInclude() throws {
    try write("Pods/Own/a.swift", "Pods/Own/build/b.swift")
    #expect(try discover(folder.path, include: ["Pods"]).paths == ["Pods/Own/a.swift"])
    #expect(
      try discover(folder.path, include: ["Pods", "Pods/Own/build"]).paths == [
        "Pods/Own/a.swift", "Pods/Own/build/b.swift",
      ])
  }

  @Test("Include never narrows the tree")
  func includeIsNoFilter() throws {
    try write("App/a.swift", "Pods/b.swift")
    #expect(try discover(folder.path, include: ["Pods"]).paths == ["App/a.swift", "Pods/b.swift"])
  }

  @Test("Exclude leaves out files and folders, wins over include, and is counted apart")
  func exclude() throws {
    try write(
      "App/a.swift", "App/R.generated.swift", "Legacy/b.swift", "Legacy/Deep/c.m", "Pods/Bad/d.swift", "Pods/e.swift")
    let discovery = try discover(folder.path, exclude: ["Legacy", "*.generated.swift", "Pods/Bad"], include: ["Pods"])
    #expect(discovery.paths == ["App/a.swift", "Pods/e.swift"])
    #expect(discovery.hidden.byConfiguration == 4)
    #expect(discovery.hidden.byDefault.isEmpty)
  }

  @Test("The name of the root itself leaves nothing out")
  func rootName() throws {
    try write("build/a.swift")
    #expect(try discover("\(folder.path)/build").paths == ["a.swift"])
  }
}
