import SourceTree
import TestSupport
import Testing

@Suite("The project a file belongs to")
struct ScopeTests {
  @Test("It is the nearest folder at or above that holds a project or a package")
  func nearest() throws {
    let folder = try TemporaryFolder()
    for path in [
      "Phone/Phone.xcodeproj/project.pbxproj", "Phone/App/a.swift", "Phone/Kit/Package.swift",
      "Phone/Kit/Sources/b.swift",
      "Loose/c.swift", "Pods/Pods.xcodeproj/project.pbxproj", "Odd/project.pbxproj", "Odd/d.swift",
    ] {
      try folder.write("", to: path)
    }
    let files = try discover(folder.path).files
    #expect(
      files.map { "\($0.path) in \($0.scope)" } == [
        "Loose/c.swift in ", "Odd/d.swift in ", "Odd/project.pbxproj in ", "Phone/App/a.swift in Phone",
        "Phone/Kit/Package.swift in Phone/Kit", "Phone/Kit/Sources/b.swift in Phone/Kit",
        "Phone/Phone.xcodeproj/project.pbxproj in Phone",
      ])
  }
}
