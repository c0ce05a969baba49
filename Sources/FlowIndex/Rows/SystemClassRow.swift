/// A row of `system_classes`: a class of the system's frameworks with its superclass.
struct SystemClassRow: Sendable, Equatable {
  var name: String
  var superclass: String?
  var framework: String
}
