import FlowIndex
import Migrations
import Queries
import SQLite
import TestSupport

/// A small app with its index, to run queries on.
final class IndexedApp {
  let session: ReadOnlySession
  private let folder: TemporaryFolder

  /// - Parameter files: the text of each file by its path.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: "App/\(path)") }
    let root = "\(folder.path)/App"
    let options = IndexOptions(workerCount: 1)
    _ = try IndexBuilder(root: root, databasePath: "\(folder.path)/index.db", options: options).build()
    session = try ReadOnlySession(path: "\(folder.path)/index.db", format: MigrationSeries.index.format)
  }

  /// The rows of a canned query, the values of some columns joined by bars.
  func rows(_ query: String, _ parameters: [String: String] = [:], columns: [String]) throws -> [String] {
    guard let file = builtInQueries.first(where: { $0.path == query }) else { return ["no query \(query)"] }
    return try session.rows(file.text, parameters.mapValues { SQLite.Value($0) }).map { row in
      columns.map { Self.text(row[$0]) }.joined(separator: "|")
    }
  }

  private static func text(_ value: SQLite.Value?) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .text(let text): text.string
    default: ""
    }
  }
}

extension IndexedApp {
  /// A book list that leads to a detail by a button, to settings by a reference, and to an about screen by code.
  static func bookshelf() throws -> IndexedApp {
    try IndexedApp([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key>
      <string>Main</string>
      </dict></plist>
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
      <scene sceneID="s1"><objects><viewController id="list" title="Books" customClass="BookList">
      <view key="view" id="v"><subviews><button id="b"><connections>
      <segue destination="detail" kind="show" identifier="showDetail" id="seg"/>
      </connections></button></subviews></view>
      <connections><segue destination="ref" kind="presentation" identifier="settings" id="man"/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController storyboardIdentifier="Detail" id="detail" customClass="BookDetail">
      <connections><segue destination="x" kind="unwind" unwindAction="closeWithSegue:" id="un"/></connections>
      </viewController>
      <exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
      <scene sceneID="s3"><objects>
      <viewControllerPlaceholder storyboardName="Settings" id="ref"/></objects></scene>
      </scenes>
      </document>
      """,
      "Settings.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="settings">
      <scenes>
      <scene sceneID="s4"><objects><viewController id="settings"/></objects></scene>
      <scene sceneID="s5"><objects><viewController storyboardIdentifier="About" id="about"/></objects></scene>
      <scene sceneID="s6"><objects><viewController storyboardIdentifier="Lost" id="lost"/></objects></scene>
      </scenes>
      </document>
      """,
      "BookList.swift": """
      import UIKit
      class BookList: UIViewController {
        @IBAction func close(segue: UIStoryboardSegue) {}
        func openSettings() {
          performSegue(withIdentifier: "settings", sender: self)
        }
        func openAbout() {
          let about = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "About")
          present(about, animated: true)
        }
      }
      class BookDetail: UIViewController {}
      """,
    ])
  }
}
