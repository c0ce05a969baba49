import Foundation
import TestSupport

/// A small app that changes at random, the same way for the same seed.
final class ChangingApp {
  let folder: TemporaryFolder
  /// The files with what they hold, as this app wrote them.
  private(set) var files: [String: String] = [:]
  private var random: SeededGenerator
  private var snapshots: [[String: String]] = []

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = SeededGenerator(state: seed)
    for name in ["Main", "Other"] { try write(storyboard(), to: "App/\(name).storyboard") }
    for name in ["List", "Detail", "Router", "Plain"] { try write(swift(), to: "App/\(name).swift") }
    try write(objectiveC(), to: "App/Legacy.m")
    try write(propertyList(), to: "App/Info.plist")
    try write("MAIN = Main\n", to: "App/App.xcconfig")
    snapshots = [files]
  }

  /// Changes something.
  ///
  /// - Returns: what was done, to be shown where a test fails.
  func change() throws -> String {
    let path = files.keys.sorted().randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: try write(content(like: path), to: path)
    case 3: try write("\n" + (files[path] ?? ""), to: path)
    case 4: try write((files[path] ?? "") + "\n", to: path)
    case 5: try editKeepingSize(path, keepsTime: false)
    case 6: try editKeepingSize(path, keepsTime: true)
    case 7: try touch(path)
    case 8: try writeKeepingTime(content(like: path) + "\n\n", to: path)
    case 9: try rename(path)
    case 10: try remove(path)
    case 11: try write(swift(), to: "App/New\(Int.random(in: 0..<4, using: &random)).swift")
    case 12: try configure()
    default: try switchBranch()
    }
    return "changed \(path)"
  }

  // MARK: - Changes

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: path)
    files[path] = text
  }

  private func writeKeepingTime(_ text: String, to path: String) throws {
    let time = try modificationDate(path)
    try write(text, to: path)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: "\(folder.path)/\(path)")
  }

  private func editKeepingSize(_ path: String, keepsTime: Bool) throws {
    guard let text = files[path] else { return }
    let edited = text.replacingOccurrences(of: "show1", with: "show2").replacingOccurrences(
      of: "Scene1", with: "Scene3")
    if keepsTime { try writeKeepingTime(edited, to: path) } else { try write(edited, to: path) }
  }

  private func touch(_ path: String) throws {
    let date = Date(timeIntervalSince1970: Double.random(in: 1e9..<1.5e9, using: &random))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: "\(folder.path)/\(path)")
  }

  private func rename(_ path: String) throws {
    guard let text = files[path] else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try remove(path)
    try write(text, to: "\(["App", "App/Deep", "Zoo"].randomElement(using: &random) ?? "App")/\(name)")
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    files[path] = nil
  }

  private func configure() throws {
    let texts = [
      "{}", #"{"exclude": ["Zoo"]}"#, #"{"systemClasses": ["Base1"]}"#,
      #"{"storyboardLinks": [{"name": "at", "owner": "segue", "source": "identifier", "pattern": "{scene}@{storyboard}"}]}"#,
    ]
    try folder.write(texts.randomElement(using: &random) ?? "{}", to: ".sceneql.json")
  }

  /// Goes to another state of the whole tree, and sometimes keeps this one to come back to.
  private func switchBranch() throws {
    if Bool.random(using: &random) { snapshots.append(files) }
    let target = snapshots.randomElement(using: &random) ?? [:]
    for path in files.keys.sorted() where target[path] == nil { try remove(path) }
    for (path, text) in target.sorted(by: { $0.key < $1.key }) where files[path] != text { try write(text, to: path) }
  }

  private func modificationDate(_ path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(path)")
    return attributes[.modificationDate] as? Date ?? Date()
  }

  // MARK: - Contents

  private func content(like path: String) -> String {
    if path.hasSuffix(".storyboard") { return Int.random(in: 0..<6, using: &random) == 0 ? "<document>" : storyboard() }
    if path.hasSuffix(".swift") { return swift() }
    if path.hasSuffix(".m") { return objectiveC() }
    if path.hasSuffix(".plist") { return propertyList() }
    return "MAIN = \(["Main", "Other", "None"].randomElement(using: &random) ?? "")\n"
  }

  private func number() -> Int { Int.random(in: 1...3, using: &random) }

  private func storyboard() -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="a" customClass="Controller\(number())" storyboardIdentifier="Scene\(number())">
            <connections>
              <segue destination="b" kind="show" identifier="show\(number())" id="go"/>
              <outlet property="field\(number())" destination="a" id="out"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="b" customClass="Controller\(number())" storyboardIdentifier="Other\(number())"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func swift() -> String {
    """
    import UIKit

    class Controller\(number()): \(["UIViewController", "Base1", "Controller1"].randomElement(using: &random) ?? "") {
      @IBOutlet var field\(number()): UIView!

      func open() { go\(number())("show\(number())") }

      func make() -> UIViewController? {
        UIStoryboard(name: "\(["Main", "Other"].randomElement(using: &random) ?? "")", bundle: nil)
          .instantiateViewController(withIdentifier: "Scene\(number())") as? Controller\(number())
      }
    }

    extension UIViewController {
      func go\(number())(_ name: String) { performSegue(withIdentifier: name, sender: self) }
    }
    // sceneql:disable:line rule\(number())
    """
  }

  private func objectiveC() -> String {
    """
    @implementation Controller\(number())
    - (void)open {
      [self performSegueWithIdentifier:@"show\(number())" sender:self];
      [self go\(number()):@"show\(number())"];
    }
    @end
    """
  }

  private func propertyList() -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key><string>\(["Main", "$(MAIN)"].randomElement(using: &random) ?? "")</string>
    </dict></plist>
    """
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
