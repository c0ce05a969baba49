/// A row of `types`: every type, protocol, extension and category that the sources declare.
struct TypeRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var language: String
  var kind: String
  var name: String
  var objectiveCName: String?
  var superclass: String?
  var isGeneric: Bool = false
  var isConditional: Bool = false
  var classTypeID: Int64?
  var superclassTypeID: Int64?
  var chainEnd: String?
  var systemClass: String?
  var line: Int
  var column: Int
}
