import Audit
import FlowIndex
import Migrations
import SQLite
import TestSupport

@testable import Graph

/// An app of a few files, indexed, with its map.
struct SmallMap {
  private let folder: TemporaryFolder
  private let session: ReadOnlySession

  /// - Parameter files: the text of each file by its path.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    let database = "\(folder.path)/index.db"
    _ = try IndexBuilder(root: "\(folder.path)/App", databasePath: database).build()
    session = try ReadOnlySession(path: database, format: MigrationSeries.index.format)
  }

  func map(findings: [Finding] = []) throws -> FlowMap {
    try FlowMapReader(session: session).map(findings: findings)
  }

  /// A storyboard of some scene elements.
  static func storyboard(
    initial: String = "a", runtime: String = "iOS.CocoaTouch", cocoa: Bool = false, _ scenes: String...
  ) -> String {
    let kind = cocoa ? "InterfaceBuilder3.Cocoa.Storyboard" : "InterfaceBuilder3.CocoaTouch.Storyboard"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.\(kind).XIB" version="3.0" toolsVersion="1" targetRuntime="\(runtime)" \
      initialViewController="\(initial)">
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  /// A scene whose controller has an id, an element and what stands in it.
  static func scene(
    _ id: String, element: String = "viewController", attributes: String = "", at place: (Int, Int)? = nil,
    _ content: String = ""
  ) -> String {
    let canvas = place.map { "<point key=\"canvasLocation\" x=\"\($0.0)\" y=\"\($0.1)\"/>" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" \(attributes) sceneMemberID="viewController">\
      \(content)</\(element)></objects>\(canvas)</scene>
      """
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// The main view of a phone with views on it.
  static func phone(_ subviews: String) -> String {
    "<view key=\"view\" contentMode=\"scaleToFill\" id=\"root\">\(rect(0, 0, 375, 667))"
      + "<subviews>\(subviews)</subviews></view>"
  }

  static func segue(_ id: String, to destination: String, _ attributes: String) -> String {
    "<connections><segue destination=\"\(destination)\" \(attributes) id=\"\(id)\"/></connections>"
  }
}
