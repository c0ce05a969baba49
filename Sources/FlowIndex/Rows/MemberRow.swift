/// A row of `members`: what types declare.
struct MemberRow: Sendable, Equatable {
  var id: Int64
  var typeID: Int64
  var fileID: Int64
  var kind: String
  var name: String
  var selector: String?
  var legacySelector: String?
  var returnType: String?
  var isStatic: Bool = false
  var isOverride: Bool = false
  var alwaysFails: Bool = false
  var line: Int
  var column: Int
}
