/// A section of the page: what the contents at the top name, and what a heading begins.
struct PageSection {
  let id: String
  let heading: String
  /// How much is in it, for the contents; nil where nothing is counted.
  let count: Int?
  let content: Markup

  init(id: String, heading: String, count: Int? = nil, @MarkupBuilder content: () -> Markup) {
    self.id = id
    self.heading = heading
    self.count = count
    self.content = content()
  }

  var markup: Element {
    Element(.section, .id(id), .labelledBy("\(id)-heading")) {
      Element(.h2, .id("\(id)-heading")) {
        heading
        if let count {
          " "
          Element(.span, .classes("count"), text: count.grouped)
        }
      }
      content
    }
  }
}

extension Int {
  /// The number with commas between thousands, as English has it.
  var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits.dropLast(digits.count - end).suffix(3))
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// The number with its noun: `1 error`, `2 errors`.
  func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
