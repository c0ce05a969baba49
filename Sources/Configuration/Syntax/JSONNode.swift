/// A value of a JSON text with the place it starts at.
struct JSONNode: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    /// The members in the order of the text.
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  let value: Value
  let position: JSONPosition

  /// What a person calls the kind of value.
  var kindName: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

/// A key of an object with its value.
struct JSONMember: Sendable, Equatable {
  let key: String
  let position: JSONPosition
  let node: JSONNode
}

/// Line and column from 1, the column counted in UTF-8 bytes.
struct JSONPosition: Sendable, Equatable {
  var line = 1
  var column = 1
}

/// Why a text is no JSON.
struct JSONSyntaxError: Error, Equatable {
  let position: JSONPosition
  let message: String
}
