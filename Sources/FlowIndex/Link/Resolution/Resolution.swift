/// How a value was found, from the plainest way to the least plain one.
enum Resolution: Int, Sendable, Comparable {
  case literal
  case constant
  case enumCase
  case typeName
  case generated
  case wrapper
  case dynamic

  /// What the column `resolution` says.
  var name: String {
    switch self {
    case .literal: "literal"
    case .constant: "constant"
    case .enumCase: "enum_case"
    case .typeName: "type_name"
    case .generated: "generated"
    case .wrapper: "wrapper"
    case .dynamic: "dynamic"
    }
  }

  static func < (left: Resolution, right: Resolution) -> Bool {
    left.rawValue < right.rawValue
  }
}
