/// Where a chain of superclasses ends.
enum ChainEnd: String, Sendable {
  /// In a known class of the system.
  case system
  /// In a class that neither the sources nor the system declare.
  case unknown
  /// In a class without a superclass.
  case nowhere
}
