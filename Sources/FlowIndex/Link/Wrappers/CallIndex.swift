import CodeFacts

/// Every call that was read, by name.
struct CallIndex: Sendable {
  private let places: [String: [Site]]

  init(program: Program) {
    var places: [String: [Site]] = [:]
    for (file, code) in program.files.enumerated() {
      for (index, call) in code.facts.calls.enumerated() {
        places[call.call.name, default: []].append(Site(file: file, call: index))
      }
    }
    self.places = places
  }

  func calls(named name: String) -> [Site] { places[name] ?? [] }
}
