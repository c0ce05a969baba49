@testable import FlowDiff

/// Short words for moments of a small app.
enum SampleFlow {
  static func scene(
    _ id: Int64, _ objectID: String, label: String, storyboard: String = "Main", className: String? = nil,
    identifier: String? = nil, isReachable: Bool? = true
  ) -> SceneEntry {
    SceneEntry(
      id: id, place: FlowPlace(path: "\(storyboard).storyboard", line: Int(id)), storyboard: storyboard,
      objectID: objectID, element: "viewController", label: label, name: "'\(label)'", className: className,
      identifier: identifier, isReachable: isReachable)
  }

  static func segue(
    _ id: Int64, _ objectID: String, from: Int64, to: Int64?, kind: String = "show", identifier: String? = nil,
    path: String = "Main.storyboard"
  ) -> SegueEntry {
    SegueEntry(
      id: id, place: FlowPlace(path: path, line: 100 + Int(id)), sceneID: from, objectID: objectID, kind: kind,
      identifier: identifier, destinationID: to)
  }

  static func way(_ from: Int64?, _ to: Int64, via: String = "segue", certainty: String = "certain") -> WayEntry {
    WayEntry(
      place: FlowPlace(path: "Main.storyboard", line: 200), fromID: from, toID: to, via: via, certainty: certainty)
  }
}

extension FlowDifference {
  /// The changes of a section: `kind subject`, with what changed.
  func lines(_ section: Section) -> [String] {
    changes(in: section).map { change in
      let details = change.details.map { " [\($0.field) \($0.old ?? "none") > \($0.new ?? "none")]" }
      return "\(change.kind.rawValue) \(change.subject)\(details.joined())"
    }
  }
}
