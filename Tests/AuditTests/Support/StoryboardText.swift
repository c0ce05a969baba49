/// Writes small storyboards. Each scene stands on a line of its own, from line 4 on, unless its content has lines.
enum StoryboardText {
  /// A whole document.
  static func document(
    initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "", _ scenes: String...
  ) -> String {
    let type =
      runtime == "MacOSX.Cocoa"
      ? "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="1" targetRuntime="\(runtime)"\(initial) \(attributes)>
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>
      </document>
      """
  }

  /// A scene whose controller has an id, attributes, connections and other content; `beside` stands next to it.
  static func scene(
    _ id: String, _ element: String = "viewController", _ attributes: String = "", connections: String = "",
    content: String = "", beside: String = ""
  ) -> String {
    "<scene sceneID=\"s-\(id)\"><objects><\(element) id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(content)"
      + "<connections>\(connections)</connections></\(element)>\(beside)</objects></scene>"
  }

  /// A scene of a class of the target that is built.
  static func scene(
    _ id: String, _ element: String = "viewController", class name: String, _ attributes: String = "",
    connections: String = "", content: String = "", beside: String = ""
  ) -> String {
    scene(
      id, element, "customClass=\"\(name)\" customModule=\"App\" customModuleProvider=\"target\" \(attributes)",
      connections: connections, content: content, beside: beside)
  }

  /// A navigation controller around a scene.
  static func navigation(_ id: String, root: String, _ attributes: String = "") -> String {
    scene(
      id, "navigationController", attributes,
      connections:
        "<segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r-\(id)\"/>")
  }

  static func segue(_ id: String, to destination: String, kind: String = "show", _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"\(id)\"/>"
  }

  /// A button that triggers a segue.
  static func button(_ id: String, segue: String) -> String {
    "<view key=\"view\" id=\"v-\(id)\"><subviews><button id=\"\(id)\"><connections>\(segue)</connections></button>"
      + "</subviews></view>"
  }
}

/// Writes small property lists.
enum PlistText {
  static func info(_ key: String = "UIMainStoryboardFile", _ value: String = "Main") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>\(key)</key>
    <string>\(value)</string>
    </dict>
    </plist>
    """
  }
}
