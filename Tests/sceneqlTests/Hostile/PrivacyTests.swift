import Foundation
import TestSupport
import Testing

@Suite("Reports and the index")
struct PrivacyTests {
  @Test("hold neither the path of the root nor the name of a user, however the root is given")
  func noPaths() throws {
    let home = try TemporaryFolder()
    let app = try BookshelfCopy()
    let root = "\(home.path)/home/some-user/Shop"
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/home/some-user", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: app.root, toPath: root)
    try FileManager.default.removeItem(atPath: "\(root)/.sceneql")
    let variables = ["USER": "some-user", "LOGNAME": "some-user", "HOME": "\(home.path)/home/some-user"]
    #expect(try BuiltTool.run(["nightly", root], in: "/", environment: variables).code == 0)
    for format in ["text", "json", "sarif", "github", "markdown", "checkstyle"] {
      let words = [
        "audit", "--db", "\(root)/.sceneql/index.db", "--format", format, "--output", "\(root)/.sceneql/\(format)",
      ]
      #expect(try BuiltTool.run(words, in: "/", environment: variables).code == 1)
    }
    let files = try #require(FileManager.default.enumerator(atPath: "\(root)/.sceneql")).compactMap { $0 as? String }
    #expect(files.count >= 10)
    for file in files {
      let data = FileManager.default.contents(atPath: "\(root)/.sceneql/\(file)") ?? Data()
      #expect(data.range(of: Data("some-user".utf8)) == nil, "\(file)")
      #expect(data.range(of: Data(home.path.utf8)) == nil, "\(file)")
    }
  }
}
