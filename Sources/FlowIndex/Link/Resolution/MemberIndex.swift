import CodeFacts

/// A value or function that a name may mean.
enum Declaration: Hashable, Sendable {
  case value(file: Int, index: Int)
  case function(FunctionID)

  var file: Int {
    switch self {
    case .value(let file, _): file
    case .function(let function): function.file
    }
  }
}

/// Every value and function by the type it belongs to and its name.
struct MemberIndex: Sendable {
  private struct Key: Hashable {
    let home: Int
    let name: String
  }

  private var members: [Key: [Declaration]] = [:]
  private var globals: [String: [Declaration]] = [:]
  private var functionsByName: [String: [FunctionID]] = [:]

  init(program: Program, model: ClassModel) {
    for (file, code) in program.files.enumerated() {
      for (index, value) in code.facts.values.enumerated() {
        let home = program.type(value.owner, inFile: file).map { model.homes[$0] }
        add(.value(file: file, index: index), named: value.name, home: home)
      }
      for (index, function) in code.facts.functions.enumerated() {
        let home = program.type(function.owner, inFile: file).map { model.homes[$0] }
        let id = FunctionID(file: file, index: index)
        add(.function(id), named: function.name, home: home)
        for name in BridgedNames.of(function, language: code.facts.language) {
          add(.function(id), named: name, home: home)
        }
        if function.kind != .getter { functionsByName[function.name, default: []].append(id) }
      }
    }
  }

  /// The members of one home, without what it inherits.
  func members(named name: String, of home: Int) -> [Declaration] {
    members[Key(home: home, name: name)] ?? []
  }

  func globals(named name: String) -> [Declaration] { globals[name] ?? [] }

  /// Every function of a name, whatever it belongs to.
  func functions(named name: String) -> [FunctionID] { functionsByName[name] ?? [] }

  private mutating func add(_ declaration: Declaration, named name: String, home: Int?) {
    if let home {
      members[Key(home: home, name: name), default: []].append(declaration)
    } else {
      globals[name, default: []].append(declaration)
    }
  }
}
