import CodeFacts

/// The facts of all source files side by side.
///
/// A type is known by its position in the list of all types; its row's id is that position plus one. Functions, values
/// and calls are known by their file and their position in its facts.
struct Program: Sendable {
  /// The files that hold code, in the order of the index.
  private(set) var files: [ProgramFile] = []
  /// Every type of every file.
  private(set) var types: [ProgramType] = []

  init(files extracted: [ExtractedFile]) {
    for file in extracted {
      guard case .code(let facts) = file.content else { continue }
      files.append(ProgramFile(id: file.row.id, facts: facts, firstType: types.count))
      let owner = files.count - 1
      types += facts.types.indices.map { ProgramType(file: owner, index: $0) }
    }
  }

  /// What the source says of a type, by its position in the list of all types.
  func fact(ofType type: Int) -> TypeFact {
    files[types[type].file].facts.types[types[type].index]
  }

  /// The id of the file that a type stands in.
  func fileID(ofType type: Int) -> Int64 {
    files[types[type].file].id
  }

  /// The position in the list of all types of what a fact calls its owner.
  func type(_ owner: Int?, inFile file: Int) -> Int? {
    owner.map { files[file].firstType + $0 }
  }

  /// Takes the facts of a file that was read again with more call names asked for.
  ///
  /// - Returns: false where the declarations differ, so that nothing may be kept that refers to them by position.
  mutating func replaceFacts(ofFile file: Int, with facts: SourceFacts) -> Bool {
    let old = files[file].facts
    guard old.types.count == facts.types.count, old.functions.count == facts.functions.count,
      old.values.count == facts.values.count
    else { return false }
    files[file].facts = facts
    return true
  }
}

/// A source file and where its types begin in the list of all types.
struct ProgramFile: Sendable {
  let id: Int64
  var facts: SourceFacts
  let firstType: Int
}

/// Where a type stands.
struct ProgramType: Sendable {
  let file: Int
  let index: Int
}

/// A function, by its file and its position there.
struct FunctionID: Hashable, Sendable {
  let file: Int
  let index: Int
}

extension Program {
  func fact(of function: FunctionID) -> FunctionFact {
    files[function.file].facts.functions[function.index]
  }

  /// The position in the list of all types of the type that holds a function.
  func owner(of function: FunctionID) -> Int? {
    type(fact(of: function).owner, inFile: function.file)
  }
}
