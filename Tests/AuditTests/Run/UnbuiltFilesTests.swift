import Testing

@testable import Audit

/// A storyboard that connects an outlet which its class does not have.
private let faulty = StoryboardText.document(
  StoryboardText.scene(
    "a", class: "ListController", connections: "<outlet property=\"lost\" destination=\"v\" id=\"o\"/>",
    content: "<view key=\"view\" id=\"v\"/>"))

/// An app with two such storyboards and a project of some objects.
private func app(_ objects: String, otherProject: String? = nil) throws -> SmallApp {
  var files = [
    "App.xcodeproj/project.pbxproj": "{ objects = {\n\(objects)\n}; }",
    "App/Main.storyboard": faulty,
    "App/Old.storyboard": faulty,
    "App/Code.swift": "class ListController: UIViewController {}",
  ]
  files["Other/Other.xcodeproj/project.pbxproj"] = otherProject.map { "{ objects = {\n\($0)\n}; }" }
  return try SmallApp(files)
}

private let buildsMain = """
  B1 = {isa = PBXBuildFile; fileRef = F1; };
  F1 = {isa = PBXFileReference; path = App/Main.storyboard; };
  """

@Suite("Files that no target builds")
struct UnbuiltFilesTests {
  @Test("an error in a file that the project does not build is a warning that says why")
  func lowered() throws {
    let findings = try app(buildsMain).findings("missing-outlets")
    #expect(findings.map(\.path) == ["App/Main.storyboard", "App/Old.storyboard"])
    #expect(findings.map(\.severity) == [.error, .warning])
    #expect(findings.last?.message.hasSuffix("is connected; no target builds this file") == true)
    #expect(findings.first?.message.hasSuffix("is connected") == true)
  }

  @Test(
    "where the file stands in a folder that targets take whole, or the project lists no file beside it, errors stay",
    arguments: [
      buildsMain + "\nS1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };",
      "B1 = {isa = PBXBuildFile; fileRef = F1; };\nF1 = {isa = PBXFileReference; path = Elsewhere.storyboard; };",
      buildsMain
        + "\nB2 = {isa = PBXBuildFile; fileRef = F2; };\nF2 = {isa = PBXFileReference; path = Lost/Old.storyboard; };",
      buildsMain + "\nB2 = {fileRef = F2; isa = PBXBuildFile; };",
      "",
    ])
  func unknown(objects: String) throws {
    #expect(try app(objects).findings("missing-outlets").map(\.severity) == [.error, .error])
  }

  @Test("a file that another project of the tree builds is built")
  func otherProject() throws {
    let other = """
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = ../App/Old.storyboard; sourceTree = SOURCE_ROOT; };
      """
    let app = try app(buildsMain, otherProject: other)
    #expect(try app.findings("missing-outlets").map(\.severity) == [.error, .error])
  }
}
