/// A row of `class_uses`: which declared classes a class name in a storyboard or xib may mean, the nearest first.
struct ClassUseRow: Sendable, Equatable {
  var fileID: Int64
  var className: String
  var typeID: Int64
  var isNearest: Bool
}
