/// A row of `nearest_class_names`: a class that no source declares, with the nearest one that a source does.
struct NearestClassNameRow: Sendable, Equatable {
  var className: String
  var nearest: String
}
