import Foundation
import Testing

@testable import FlowIndex

@Suite("What an index says of itself")
struct IndexMetadataTests {
  private func values(root: String, revision: String? = nil) -> [String: String] {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    return IndexMetadata(root: root, revision: revision, toolVersion: "1.2.3", time: time).values
  }

  @Test("Of the root only the last folder is told, however it is written")
  func root() {
    for root in ["/home/somebody/Shop", "/home/somebody/Shop/", "/home/somebody/Shop/App/.."] {
      #expect(values(root: root)["root"] == "Shop")
    }
    #expect(values(root: ".")["root"]?.contains("/") == false)
  }

  @Test("Version, time in UTC and revision are told, no revision where there is none")
  func rest() {
    #expect(values(root: "/Shop")["tool_version"] == "1.2.3")
    #expect(values(root: "/Shop")["indexed_at"] == "2023-11-14T22:13:20Z")
    #expect(values(root: "/Shop")["revision"] == nil)
    #expect(values(root: "/Shop", revision: "abc")["revision"] == "abc")
  }
}
