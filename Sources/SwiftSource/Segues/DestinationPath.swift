import CodeFacts

/// The way from the destination of a segue to a controller inside it.
enum DestinationPath {
  /// Properties that hold several controllers.
  static let collections: Set<String> = ["viewControllers", "children", "childViewControllers"]

  private static let destinations: Set<String> = ["destination", "destinationViewController", "destinationController"]
  private static let tops: Set<String> = ["topViewController", "visibleViewController"]
  private static let picks: Set<String> = ["selectedViewController", "last", "detailViewController"]
  private static let containersOfSeveral = ["TabBarController", "SplitViewController", "TabViewController"]

  /// The path of a value; nil where it is no part of a destination.
  static func path(of value: Expression, isSegue: (Expression) -> Bool) -> DestinationCastFact.Path? {
    switch value {
    case .cast(let base, _, _), .forced(let base):
      return path(of: base, isSegue: isSegue)
    case .either(let values):
      // Code that may hold the destination or a controller inside it is right about either.
      let paths = Set(values.map { path(of: $0, isSegue: isSegue) })
      return paths.count == 1 ? paths.first ?? nil : nil
    case .member(let base?, let name) where destinations.contains(name) && isSegue(base):
      return .destination
    case .member(let base?, "contentViewController"):
      return path(of: base, isSegue: isSegue).map { _ in .windowContent }
    case .member(let base?, let name) where tops.contains(name):
      return inside(base, isSegue: isSegue)
    case .member(.member(let base?, let collection)?, "first") where collections.contains(collection):
      return isContainerOfSeveral(base) ? child(of: base, isSegue: isSegue) : inside(base, isSegue: isSegue)
    case .member(let base?, let name) where picks.contains(name):
      return child(of: collectionOwner(base), isSegue: isSegue)
    case .element(of: let base):
      return child(of: collectionOwner(base), isSegue: isSegue)
    default:
      return nil
    }
  }

  /// The root of a navigation controller that is the destination itself; one deeper inside is some child.
  private static func inside(_ base: Expression, isSegue: (Expression) -> Bool) -> DestinationCastFact.Path? {
    path(of: base, isSegue: isSegue).map { $0 == .destination ? .navigationRoot : .child }
  }

  private static func child(of base: Expression, isSegue: (Expression) -> Bool) -> DestinationCastFact.Path? {
    path(of: base, isSegue: isSegue).map { _ in .child }
  }

  /// The controller that `controller.viewControllers` belongs to.
  private static func collectionOwner(_ value: Expression) -> Expression {
    if case .member(let base?, let name) = value.unwrapped, collections.contains(name) { return base }
    return value
  }

  private static func isContainerOfSeveral(_ value: Expression) -> Bool {
    guard case .cast(_, _, let type) = value else {
      if case .forced(let base) = value { return isContainerOfSeveral(base) }
      return false
    }
    return containersOfSeveral.contains { type.name.hasSuffix($0) }
  }
}
