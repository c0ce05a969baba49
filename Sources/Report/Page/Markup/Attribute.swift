/// An attribute of an element. Addresses can only come from a ``LinkTarget``; there is none for scripts or styles.
struct Attribute: Sendable, Equatable {
  let name: String
  let value: String

  private init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  // Any element.
  static func id(_ id: String) -> Attribute { Attribute("id", id) }
  static func classes(_ names: String) -> Attribute { Attribute("class", names) }
  static func data(_ name: String, _ value: String) -> Attribute { Attribute("data-\(name)", value) }
  static func language(_ tag: String) -> Attribute { Attribute("lang", tag) }
  /// What HTML read as XML needs on its root.
  static let namespaceOfHTML = Attribute("xmlns", "http://www.w3.org/1999/xhtml")
  static let namespaceOfSVG = Attribute("xmlns", "http://www.w3.org/2000/svg")
  static let hidden = Attribute("hidden", "")
  static let focusable = Attribute("tabindex", "0")
  /// Code can give it the focus; the Tab key passes it by.
  static let focusableByCode = Attribute("tabindex", "-1")

  // For those who listen.
  static func role(_ role: String) -> Attribute { Attribute("role", role) }
  static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
  static func labelledBy(_ id: String) -> Attribute { Attribute("aria-labelledby", id) }
  static func describedBy(_ id: String) -> Attribute { Attribute("aria-describedby", id) }
  static let hiddenFromListeners = Attribute("aria-hidden", "true")
  static let announced = Attribute("aria-live", "polite")
  static func pressed(_ isPressed: Bool) -> Attribute { Attribute("aria-pressed", isPressed ? "true" : "false") }

  // Particular elements.
  static func link(_ target: LinkTarget) -> Attribute { Attribute("href", target.address) }
  /// The page at the other end learns nothing of this one.
  static let withoutReferrer = Attribute("rel", "noreferrer noopener")
  static let ofColumn = Attribute("scope", "col")
  static let ofRow = Attribute("scope", "row")
  static let unfolded = Attribute("open", "")
  static func type(_ type: String) -> Attribute { Attribute("type", type) }
  static func forControl(_ id: String) -> Attribute { Attribute("for", id) }
  static func time(_ moment: String) -> Attribute { Attribute("datetime", moment) }
  static func meta(_ name: String, _ value: String) -> Attribute { Attribute(name, value) }

  // Drawings.
  static func number(_ name: GeometryName, _ value: Double) -> Attribute { Attribute(name.rawValue, value.coordinate) }
  static func viewBox(width: Double, height: Double) -> Attribute {
    Attribute("viewBox", "0 0 \(width.coordinate) \(height.coordinate)")
  }
  static func path(_ steps: String) -> Attribute { Attribute("d", steps) }
  static func anchor(_ anchor: String) -> Attribute { Attribute("text-anchor", anchor) }

  /// The attributes that place a shape.
  enum GeometryName: String {
    case x, y, x1, y1, x2, y2, cx, cy, r
  }
}

extension Double {
  /// The number with one digit after the point, none where it is whole.
  var coordinate: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
