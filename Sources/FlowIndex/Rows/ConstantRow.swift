/// A row of `constants`: where code gives a name to a text that Interface Builder knows.
struct ConstantRow: Sendable, Equatable {
  var id: Int64
  var fileID: Int64
  var kind: String
  var typeName: String?
  var name: String
  var value: String
  var line: Int
  var column: Int
}
